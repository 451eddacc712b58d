import type { Action } from '#contract/audit/actions.ts'
import { formatCents, toCents } from '#contract/money.ts'

/** What an entry's detail holds, read without trust: what was written down years ago may lack something. */
export interface Told {
  /** Which thing it was done to. */
  id: string
  /** What the detail speaks of at all. */
  names: string[]
  text(name: string): string
  flag(name: string): boolean
  number(name: string): number | null
  list(name: string): unknown[]
}

/** A sentence around its thing: "shipped order" MG-100001 "by UPS, 1Z…". Who did it stands before. */
export interface Sentence {
  before: string
  /** What the thing is called where it has no name of its own (any more). */
  thing: string
  after?: string
}

const order = { thing: 'an order' }
const customer = { thing: 'a customer' }
const message = { thing: 'a message' }
const review = (told: Told) => ({
  thing: 'a review',
  after: told.text('product') && `of ${told.text('product')}`,
})
const product = (told: Told) => ({ thing: told.text('name') || 'a product' })

/** Each thing an admin does, in plain words. */
export const sentences: Record<Action, (told: Told) => Sentence> = {
  'order.shipped': (told) => ({
    ...order,
    before: 'shipped',
    after: told.text('trackingNumber') && `with ${told.text('carrier')}, ${told.text('trackingNumber')}`,
  }),
  'order.canceled': () => ({ ...order, before: 'canceled' }),
  'order.receipt-resent': () => ({ ...order, before: 'resent the receipt for' }),
  'order.review-invited': () => ({ ...order, before: 'sent a review invitation for' }),
  'order.refund-retried': () => ({ ...order, before: 'retried the refund of' }),
  'orders.exported': (told) => ({ before: 'exported', thing: 'orders', after: `as CSV${sayFilter(told)}` }),
  'product.created': (told) => ({ ...product(told), before: 'added', after: 'as a draft' }),
  'product.duplicated': (told) => ({ ...product(told), before: 'created the copy' }),
  'product.changed': (told) => ({
    ...product(told),
    before: 'changed',
    after: sayFields(told.list('fields').map(String)),
  }),
  'product.priced': (told) => ({ ...product(told), before: 'changed the price of', after: sayPrice(told) }),
  'product.stocked': (told) => ({ ...product(told), before: 'changed the stock of', after: sayStock(told) }),
  'product.images': (told) => ({ ...product(told), before: 'changed the images of' }),
  'product.published': (told) => ({ ...product(told), before: 'published' }),
  'product.archived': (told) => ({ ...product(told), before: 'archived' }),
  'products.imported': (told) => ({
    before: 'imported',
    thing: 'products',
    after: `from a file: ${told.number('created') ?? 0} added, ${told.number('changed') ?? 0} changed`,
  }),
  'customer.reset-mailed': () => ({ ...customer, before: 'sent a password reset link to' }),
  'customer.logged-out': () => ({ ...customer, before: 'ended all sessions of' }),
  'customer.made-admin': () => ({ ...customer, before: 'gave', after: 'admin access' }),
  'customer.made-customer': () => ({ ...customer, before: 'removed admin access from' }),
  'customer.deleted': () => ({ ...customer, before: 'deleted the account of' }),
  'message.answered': () => ({ ...message, before: 'replied to' }),
  'message.closed': () => ({ ...message, before: 'closed' }),
  'message.reopened': () => ({ ...message, before: 'reopened' }),
  'review.hidden': (told) => ({ ...review(told), before: 'hid' }),
  'review.shown': (told) => ({ ...review(told), before: 'unhid' }),
  'review.answered': (told) => ({ ...review(told), before: 'replied to' }),
  'review.reply-changed': (told) => ({ ...review(told), before: 'changed the reply to' }),
  'review.reply-removed': (told) => ({ ...review(told), before: 'removed the reply to' }),
  'stock-alert.removed': (told) => ({
    before: 'removed',
    thing: 'a stock alert',
    after: told.text('product') && `for ${told.text('product')}`,
  }),
  'stock-alerts.exported': (told) => ({ before: 'exported', thing: 'stock alerts', after: `as CSV${saySome(told)}` }),
  'subscriber.unsubscribed': () => ({ before: 'unsubscribed', thing: 'a subscriber', after: 'from the newsletter' }),
  'subscribers.exported': (told) => ({ before: 'exported', thing: 'subscribers', after: `as CSV${saySome(told)}` }),
  'payments.reconciled': () => ({ before: 'ran a', thing: 'reconciliation' }),
  'sandbox.switched': () => ({ before: 'changed', thing: 'the switches of sandbox payments' }),
  'mail.retried': () => ({ before: 'resent', thing: 'an email' }),
  'mail.tested': () => ({ before: 'sent', thing: 'a test email' }),
  'settings.changed': (told) => ({
    before: 'changed',
    thing: `the ${inWords(told.id)} settings`,
    after: sayFields(told.names),
  }),
  'page.changed': (told) => ({
    before: told.flag('isDefault') ? 'restored the default text of' : 'edited',
    thing: `the page ${told.id}`,
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

function sayFields(names: readonly string[]): string {
  const words = names.map((name) => fieldWords[name] ?? inWords(name))
  return words.length > 0 ? `: ${words.join(', ')}` : ''
}

function sayPrice(told: Told): string {
  const [price, oldPrice] = [told.number('price'), told.number('oldPrice')]
  if (price === null) return ''
  return `to ${formatCents(toCents(price))}${oldPrice === null ? '' : `, old price ${formatCents(toCents(oldPrice))}`}`
}

function sayStock(told: Told): string {
  const changes = told.list('variants').map((each) => {
    const [variant, from, to] = ['variant', 'from', 'to'].map((name) => Reflect.get(Object(each), name))
    return `${variant} from ${sayUnits(from)} to ${sayUnits(to)}`
  })
  const shown = changes.slice(0, 3).join('; ')
  const more = changes.length > 3 ? ` and ${changes.length - 3} more` : ''
  const reason = told.text('reason')
  return `${shown && `: ${shown}${more}`}${reason && ` (${reason})`}`
}

const sayUnits = (units: unknown) => (typeof units === 'number' ? String(units) : 'not counted')

function sayFilter(told: Told): string {
  const parts = [
    told.text('status'),
    told.text('search') && `matching “${told.text('search')}”`,
    told.text('from') && `from ${told.text('from')}`,
    told.text('until') && `until ${told.text('until')}`,
  ].filter(Boolean)
  return parts.length > 0 ? `: ${parts.join(', ')}` : ', all'
}

function saySome(told: Told): string {
  const state = told.text('state')
  return `${state && state !== 'all' ? `: ${state}` : ', all'}${told.flag('isWhole') ? '' : ', filtered'}`
}
