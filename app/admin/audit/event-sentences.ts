import type { Action } from '#contract/audit/actions.ts'
import { formatCents, toCents } from '#contract/money.ts'

/** The detail of an event, read defensively: old events may lack fields. */
export interface EventDetail {
  /** The id of the subject. */
  id: string
  /** The names of all its fields. */
  names: string[]
  text(name: string): string
  flag(name: string): boolean
  number(name: string): number | null
  list(name: string): unknown[]
}

/** A sentence around its subject: "shipped" MG-100001 "with UPS, 1Z…". The actor's name comes before it. */
export interface Sentence {
  before: string
  /** What to call the subject if it has no name (any more). */
  thing: string
  after?: string
}

const order = { thing: 'an order' }
const customer = { thing: 'a customer' }
const message = { thing: 'a message' }
const review = (detail: EventDetail) => ({
  thing: 'a review',
  after: detail.text('product') && `of ${detail.text('product')}`,
})
const product = (detail: EventDetail) => ({ thing: detail.text('name') || 'a product' })

/** The sentence of each action. */
export const eventSentences: Record<Action, (detail: EventDetail) => Sentence> = {
  'order.shipped': (detail) => ({
    ...order,
    before: 'shipped',
    after: detail.text('trackingNumber') && `with ${detail.text('carrier')}, ${detail.text('trackingNumber')}`,
  }),
  'order.canceled': () => ({ ...order, before: 'canceled' }),
  'order.receipt-resent': () => ({ ...order, before: 'resent the receipt for' }),
  'order.review-invited': () => ({ ...order, before: 'sent a review invitation for' }),
  'order.refund-retried': () => ({ ...order, before: 'retried the refund of' }),
  'orders.exported': (detail) => ({ before: 'exported', thing: 'orders', after: `as CSV${exportFilter(detail)}` }),
  'product.created': (detail) => ({ ...product(detail), before: 'added', after: 'as a draft' }),
  'product.duplicated': (detail) => ({ ...product(detail), before: 'created the copy' }),
  'product.changed': (detail) => ({
    ...product(detail),
    before: 'changed',
    after: fieldList(detail.list('fields').map(String)),
  }),
  'product.priced': (detail) => ({ ...product(detail), before: 'changed the price of', after: priceChange(detail) }),
  'product.stocked': (detail) => ({ ...product(detail), before: 'changed the stock of', after: stockChange(detail) }),
  'product.images': (detail) => ({ ...product(detail), before: 'changed the images of' }),
  'product.published': (detail) => ({ ...product(detail), before: 'published' }),
  'product.archived': (detail) => ({ ...product(detail), before: 'archived' }),
  'products.imported': (detail) => ({
    before: 'imported',
    thing: 'products',
    after: `from a file: ${detail.number('created') ?? 0} added, ${detail.number('changed') ?? 0} changed`,
  }),
  'customer.reset-mailed': () => ({ ...customer, before: 'sent a password reset link to' }),
  'customer.logged-out': () => ({ ...customer, before: 'ended all sessions of' }),
  'customer.made-admin': () => ({ ...customer, before: 'gave', after: 'admin access' }),
  'customer.made-customer': () => ({ ...customer, before: 'removed admin access from' }),
  'customer.deleted': () => ({ ...customer, before: 'deleted the account of' }),
  'message.answered': () => ({ ...message, before: 'replied to' }),
  'message.closed': () => ({ ...message, before: 'closed' }),
  'message.reopened': () => ({ ...message, before: 'reopened' }),
  'review.hidden': (detail) => ({ ...review(detail), before: 'hid' }),
  'review.shown': (detail) => ({ ...review(detail), before: 'unhid' }),
  'review.answered': (detail) => ({ ...review(detail), before: 'replied to' }),
  'review.reply-changed': (detail) => ({ ...review(detail), before: 'changed the reply to' }),
  'review.reply-removed': (detail) => ({ ...review(detail), before: 'removed the reply to' }),
  'stock-alert.removed': (detail) => ({
    before: 'removed',
    thing: 'a stock alert',
    after: detail.text('product') && `for ${detail.text('product')}`,
  }),
  'stock-alerts.exported': (detail) => ({
    before: 'exported',
    thing: 'stock alerts',
    after: `as CSV${exportState(detail)}`,
  }),
  'subscriber.unsubscribed': () => ({ before: 'unsubscribed', thing: 'a subscriber', after: 'from the newsletter' }),
  'subscribers.exported': (detail) => ({
    before: 'exported',
    thing: 'subscribers',
    after: `as CSV${exportState(detail)}`,
  }),
  'payments.reconciled': () => ({ before: 'ran a', thing: 'reconciliation' }),
  'sandbox.switched': () => ({ before: 'changed', thing: 'the switches of sandbox payments' }),
  'mail.retried': () => ({ before: 'resent', thing: 'an email' }),
  'mail.tested': () => ({ before: 'sent', thing: 'a test email' }),
  'settings.changed': (detail) => ({
    before: 'changed',
    thing: `the ${inWords(detail.id)} settings`,
    after: fieldList(detail.names),
  }),
  'page.changed': (detail) => ({
    before: detail.flag('isDefault') ? 'restored the default text of' : 'edited',
    thing: `the page ${detail.id}`,
  }),
}

const fieldWords: Record<string, string> = {
  sku: 'SKU',
  subCategory: 'sub-category',
  colorVariant: 'colors',
  sizeVariant: 'sizes',
}

/** `oldPrice` as "old price". */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function fieldList(names: readonly string[]): string {
  const words = names.map((name) => fieldWords[name] ?? inWords(name))
  return words.length > 0 ? `: ${words.join(', ')}` : ''
}

function priceChange(detail: EventDetail): string {
  const [price, oldPrice] = [detail.number('price'), detail.number('oldPrice')]
  if (price === null) return ''
  return `to ${formatCents(toCents(price))}${oldPrice === null ? '' : `, old price ${formatCents(toCents(oldPrice))}`}`
}

function stockChange(detail: EventDetail): string {
  const changes = detail.list('variants').map((each) => {
    const [variant, from, to] = ['variant', 'from', 'to'].map((name) => Reflect.get(Object(each), name))
    return `${variant} from ${unitCount(from)} to ${unitCount(to)}`
  })
  const shown = changes.slice(0, 3).join('; ')
  const more = changes.length > 3 ? ` and ${changes.length - 3} more` : ''
  const reason = detail.text('reason')
  return `${shown && `: ${shown}${more}`}${reason && ` (${reason})`}`
}

const unitCount = (units: unknown) => (typeof units === 'number' ? String(units) : 'not counted')

function exportFilter(detail: EventDetail): string {
  const parts = [
    detail.text('status'),
    detail.text('search') && `matching “${detail.text('search')}”`,
    detail.text('from') && `from ${detail.text('from')}`,
    detail.text('until') && `until ${detail.text('until')}`,
  ].filter(Boolean)
  return parts.length > 0 ? `: ${parts.join(', ')}` : ', all'
}

function exportState(detail: EventDetail): string {
  const state = detail.text('state')
  return `${state && state !== 'all' ? `: ${state}` : ', all'}${detail.flag('isWhole') ? '' : ', filtered'}`
}
