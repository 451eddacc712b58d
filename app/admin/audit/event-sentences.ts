import type { Action } from '#contract/audit/actions.ts'
import { isSectionKind } from '#contract/home/kinds.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { ownValue } from '#contract/own-value.ts'
import { isStaffRole } from '#contract/staff/roles.ts'
import { adminAuditMessages as said } from '#messages/en-US/admin/audit.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'

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

/** A sentence around who did it and the subject. */
export interface EventSentence {
  /** What to call the subject if it has no name (any more). */
  thing: string
  say: typeof said.canceled
}

const subjects = () => said.subjects
const order = (say: EventSentence['say']) => ({ thing: subjects().order, say })
const customer = (say: EventSentence['say']) => ({ thing: subjects().customer, say })
const guest = (say: EventSentence['say']) => ({ thing: subjects().guest, say })
const invitation = (say: EventSentence['say']) => ({ thing: subjects().invitation, say })
const roleOf = (detail: EventDetail) => {
  const role = detail.text('role')
  return isStaffRole(role) ? role : null
}
const message = (say: EventSentence['say']) => ({ thing: subjects().message, say })
const product = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('name') || subjects().product,
  say,
})
const category = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('title') || subjects().category,
  say,
})
const sectionName = (kind: string, title: string) =>
  title ? `“${title}”` : isSectionKind(kind) ? adminHomeMessages.kinds[kind] : kind
const section = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: sectionName(detail.text('kind'), detail.text('title')),
  say,
})
const discount = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('title') || subjects().discount,
  say,
})
const zone = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('name') || subjects().shippingZone,
  say,
})
const pickupPoint = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('name') || subjects().pickupPoint,
  say,
})
const carrier = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('name') || subjects().carrier,
  say,
})

const collection = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('title') || subjects().collection,
  say,
})
const sizeChart = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('title') || subjects().sizeChart,
  say,
})
const sale = (detail: EventDetail, say: EventSentence['say']) => ({
  thing: detail.text('name') || subjects().sale,
  say,
})
const stockSheet = (
  detail: EventDetail,
  say: (units: number, variants: number, different: number) => EventSentence['say'],
) => ({
  thing: detail.text('kind') === 'count' ? subjects().count(detail.text('scopeName')) : subjects().delivery,
  say: say(detail.number('units') ?? 0, detail.number('variants') ?? 0, detail.number('different') ?? 0),
})
const review = (detail: EventDetail, say: (product: string) => EventSentence['say']) => ({
  thing: subjects().review,
  say: say(detail.text('product')),
})

/** The sentence of each action. */
export const eventSentences: Record<Action, (detail: EventDetail) => EventSentence> = {
  'order.shipped': (detail) =>
    order(said.shipped([detail.text('carrier'), detail.text('trackingNumber')].filter(Boolean).join(', '))),
  'order.tracking-corrected': (detail) =>
    order(said.trackingCorrected([detail.text('carrier'), detail.text('trackingNumber')].filter(Boolean).join(', '))),
  'order.delivered': () => order(said.delivered),
  'order.canceled': () => order(said.canceled),
  'order.receipt-resent': () => order(said.receiptResent),
  'order.review-invited': () => order(said.reviewInvited),
  'order.refund-retried': () => order(said.refundRetried),
  'order.refunded': () => order(said.refunded),
  'order.noted': () => order(said.noted),
  'order.tagged': (detail) => order(said.tagged(detail.text('tags'))),
  'order.edited': (detail) => order(said.edited(detail.text('removed'), detail.text('added'))),
  'order.edit-withdrawn': () => order(said.editWithdrawn),
  'order.contact-changed': () => order(said.contactChanged),
  'order.refund-paid': (detail) => order(said.refundPaid(detail.text('reference'))),
  'order.created': () => order(said.created),
  'order.marked-paid': (detail) => order(said.markedPaid(detail.text('reference'))),
  'order.canceled-unpaid': () => order(said.canceledUnpaid),
  'order.reservation-extended': (detail) => order(said.reservationExtended(detail.number('days') ?? 0)),
  'return.approved': () => ({ thing: subjects().return, say: said.returnApproved }),
  'return.declined': () => ({ thing: subjects().return, say: said.returnDeclined }),
  'return.received': () => ({ thing: subjects().return, say: said.returnReceived }),
  'return.closed': () => ({ thing: subjects().return, say: said.returnClosed }),
  'orders.exported': (detail) => ({ thing: subjects().orders, say: said.exported(orderFilter(detail)) }),
  'product.created': (detail) => product(detail, said.productAdded),
  'product.duplicated': (detail) => product(detail, said.productCopied),
  'product.changed': (detail) => product(detail, said.changed(fieldNames(detail.list('fields').map(String)))),
  'product.priced': (detail) => product(detail, said.priced(priceIn(detail, 'price'), priceIn(detail, 'oldPrice'))),
  'product.stocked': (detail) => product(detail, stockChange(detail)),
  'product.images': (detail) => product(detail, said.imagesChanged),
  'product.published': (detail) => product(detail, said.published),
  'product.archived': (detail) => product(detail, said.archived),
  'product.drafted': (detail) => product(detail, said.drafted),
  'products.imported': (detail) => ({
    thing: subjects().products,
    say: said.imported(detail.number('created') ?? 0, detail.number('changed') ?? 0),
  }),
  'category.added': (detail) => category(detail, said.categoryAdded),
  'category.changed': (detail) => category(detail, said.categoryChanged(fieldNames(detail.list('fields').map(String)))),
  'category.moved': (detail) => category(detail, said.categoryMoved),
  'category.removed': (detail) => category(detail, said.categoryRemoved),
  'collection.added': (detail) => collection(detail, said.collectionAdded),
  'collection.changed': (detail) =>
    collection(detail, said.collectionChanged(fieldNames(detail.list('fields').map(String)))),
  'collection.moved': (detail) => collection(detail, said.collectionMoved),
  'collection.removed': (detail) => collection(detail, said.collectionRemoved),
  'size-chart.added': (detail) => sizeChart(detail, said.sizeChartAdded),
  'size-chart.changed': (detail) =>
    sizeChart(detail, said.sizeChartChanged(fieldNames(detail.list('fields').map(String)))),
  'size-chart.removed': (detail) => sizeChart(detail, said.sizeChartRemoved),
  'sale.added': (detail) => sale(detail, said.saleAdded),
  'sale.changed': (detail) => sale(detail, said.saleChanged(fieldNames(detail.list('fields').map(String)))),
  'sale.canceled': (detail) => sale(detail, said.saleCanceled),
  'sale.ended': (detail) => sale(detail, said.saleEnded),
  'home.added': (detail) => section(detail, said.sectionAdded),
  'home.changed': (detail) => section(detail, said.sectionChanged),
  'home.drafted': (detail) => section(detail, said.sectionDrafted),
  'home.moved': (detail) => section(detail, said.sectionMoved),
  'home.removed': (detail) => section(detail, said.sectionRemoved),
  'home.restored': (detail) => section(detail, said.sectionRestored),
  'discount.added': (detail) => discount(detail, said.discountAdded),
  'discount.changed': (detail) => discount(detail, said.changed(fieldNames(detail.list('fields').map(String)))),
  'discount.paused': (detail) => discount(detail, said.paused),
  'discount.resumed': (detail) => discount(detail, said.resumed),
  'discount.removed': (detail) => discount(detail, said.discountRemoved),
  'discount.codes-generated': (detail) => discount(detail, said.codesGenerated(detail.number('count') ?? 0)),
  'discount.codes-exported': (detail) => discount(detail, said.codesExported),
  'shipping-zone.added': (detail) => zone(detail, said.zoneAdded),
  'shipping-zone.changed': (detail) => zone(detail, said.zoneChanged(fieldNames(detail.list('fields').map(String)))),
  'shipping-zone.removed': (detail) => zone(detail, said.zoneRemoved),
  'pickup-point.added': (detail) => pickupPoint(detail, said.pickupAdded),
  'pickup-point.changed': (detail) =>
    pickupPoint(detail, said.pickupChanged(fieldNames(detail.list('fields').map(String)))),
  'pickup-point.removed': (detail) => pickupPoint(detail, said.pickupRemoved),
  'carrier.added': (detail) => carrier(detail, said.carrierAdded),
  'carrier.changed': (detail) => carrier(detail, said.carrierChanged(fieldNames(detail.list('fields').map(String)))),
  'carrier.moved': (detail) => carrier(detail, said.carrierMoved),
  'carrier.removed': (detail) => carrier(detail, said.carrierRemoved),
  'customer.reset-emailed': () => customer(said.resetEmailed),
  'customer.logged-out': () => customer(said.loggedOut),
  'customer.made-admin': () => customer(said.madeAdmin),
  'customer.made-customer': () => customer(said.madeCustomer),
  'customer.tagged': (detail) => customer(said.tagged(detail.text('tags'))),
  'customer.noted': () => customer(said.noted),
  'customer.exported': () => customer(said.customerExported),
  'customer.deleted': () => customer(said.customerDeleted),
  'guest.exported': () => guest(said.customerExported),
  'guest.deleted': () => guest(said.guestDeleted),
  'staff.role-changed': (detail) => customer(said.roleChanged(roleOf(detail))),
  'staff.second-factor-on': () => customer(said.secondFactorOn),
  'staff.second-factor-off': () => customer(said.secondFactorOff),
  'staff.second-factor-reset': () => customer(said.secondFactorReset),
  'staff.passkey-added': () => customer(said.passkeyAdded),
  'staff.passkey-removed': () => customer(said.passkeyRemoved),
  'staff.removed': () => customer(said.staffRemoved),
  'staff.invited': (detail) => invitation(said.invited(roleOf(detail))),
  'staff.invitation-withdrawn': () => invitation(said.invitationWithdrawn),
  'staff.joined': (detail) => invitation(said.joined(roleOf(detail))),
  'message.answered': () => message(said.replied),
  'message.closed': () => message(said.closed),
  'message.reopened': () => message(said.reopened),
  'review.hidden': (detail) => review(detail, said.reviewHidden),
  'review.shown': (detail) => review(detail, said.reviewShown),
  'review.removed': (detail) => review(detail, said.reviewRemoved),
  'review.answered': (detail) => review(detail, said.reviewReplied),
  'review.reply-changed': (detail) => review(detail, said.replyChanged),
  'review.reply-removed': (detail) => review(detail, said.replyRemoved),
  'stock-sheet.booked': (detail) =>
    stockSheet(detail, detail.text('kind') === 'count' ? said.countBooked : said.received),
  'stock-sheet.discarded': (detail) => stockSheet(detail, () => said.sheetDiscarded),
  'stock-alert.removed': (detail) => ({
    thing: subjects().stockAlert,
    say: said.alertRemoved(detail.text('product')),
  }),
  'stock-alerts.exported': (detail) => ({ thing: subjects().stockAlerts, say: said.exported(stateFilter(detail)) }),
  'subscriber.unsubscribed': () => ({ thing: subjects().subscriber, say: said.unsubscribed }),
  'subscribers.imported': (detail) => ({
    thing: subjects().subscribers,
    say: said.subscribersImported(detail.number('added') ?? 0),
  }),
  'subscribers.exported': (detail) => ({ thing: subjects().subscribers, say: said.exported(stateFilter(detail)) }),
  'synonym.saved': (detail) => ({
    thing: subjects().synonym(detail.text('term')),
    say: said.synonymSaved(detail.list('words').map(String)),
  }),
  'synonym.removed': (detail) => ({ thing: subjects().synonym(detail.text('term')), say: said.synonymRemoved }),
  'payments.reconciled': () => ({ thing: subjects().reconciliation, say: said.reconciled }),
  'sales.exported': () => ({ thing: subjects().sales, say: said.exported('') }),
  'sandbox.switched': () => ({ thing: subjects().sandbox, say: said.sandboxSwitched }),
  'sandbox.clock-moved': ({ number }) => ({
    thing: subjects().sandbox,
    say: said.clockMoved(number('aheadDays') ?? 0),
  }),
  'email.retried': () => ({ thing: subjects().email, say: said.emailResent }),
  'email.tested': () => ({ thing: subjects().testEmail, say: said.emailSent }),
  'settings.changed': (detail) => ({
    thing: subjects().settings(inWords(detail.id)),
    say: said.changed(fieldNames(detail.names)),
  }),
  'demo.cleared': () => ({ thing: subjects().demo, say: said.demoCleared }),
  'email-text.changed': (detail) => ({
    thing: subjects().emailText(ownValue<string>(adminEmailsMessages.texts.kinds, detail.id) ?? detail.id),
    say: detail.flag('isDefault') ? said.emailTextRestored : said.emailTextEdited,
  }),
  'page.changed': (detail) => ({
    thing: subjects().page(detail.id),
    say: detail.flag('isDefault') ? said.pageRestored : said.pageEdited,
  }),
}

/** `oldPrice` as "old price". */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const fieldNames = (names: readonly string[]) => names.map((name) => ownValue(said.fields, name) ?? inWords(name))

function priceIn(detail: EventDetail, name: string): string {
  const price = detail.number(name)
  return price === null ? '' : formatCents(toCents(price))
}

const shownChanges = 3

function stockChange(detail: EventDetail): EventSentence['say'] {
  const changes = detail.list('variants').map((each) => {
    const [variant, from, to] = ['variant', 'from', 'to'].map((name) => Reflect.get(Object(each), name))
    return said.variantStocked(String(variant), unitCount(from), unitCount(to))
  })
  return said.stocked(changes.slice(0, shownChanges), changes.length - shownChanges, detail.text('reason'))
}

const unitCount = (units: unknown) => (typeof units === 'number' ? String(units) : said.notCounted)

function orderFilter(detail: EventDetail): string {
  const parts = [
    detail.text('status'),
    detail.text('search') && said.matching(detail.text('search')),
    detail.text('from') && said.from(detail.text('from')),
    detail.text('until') && said.until(detail.text('until')),
  ]
  return parts.filter(Boolean).join(', ')
}

function stateFilter(detail: EventDetail): string {
  const state = detail.text('state')
  return [state === 'all' ? '' : state, detail.flag('isWhole') ? '' : said.filtered].filter(Boolean).join(', ')
}
