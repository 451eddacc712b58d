import * as z from 'zod/mini'
import type { Confirmation } from '#contract/checkout/confirmation.ts'
import { toAmount } from '#contract/money.ts'
import { noNotes, notesOf } from '#contract/orders/order-notes.ts'
import { type Settings, settingFields } from '#contract/settings/settings.ts'
import { offeredShipping } from '#contract/shipping/offered-shipping.ts'
import { includedTax } from '#contract/taxes/tax-terms.ts'
import type { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import type { pendingOrders } from '#db/tables/pending-orders.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { FullOrder, OrderDiscountRow, OrderLineRow } from '../order-emails/order-email-fields.ts'
import { addressOf, pickupOf, promisedDays } from '../orders/delivery-of.ts'
import type { OrderReader } from '../orders/order-reader.ts'
import { showDiscount } from '../orders/show-discount.ts'
import { storedAddress } from '../pending-orders/stored-address.ts'

/** An order that awaits its payment, with its checkout. */
export interface AwaitedOrder {
  pending: typeof pendingOrders.$inferSelect
  session: typeof checkoutSessions.$inferSelect
  lines: readonly (typeof checkoutLines.$inferSelect)[]
  discounts: readonly OrderDiscountRow[]
  account: Settings['bankTransfer']
}

/** The response until the payment provider confirms. */
export const pending: Confirmation = {
  state: 'pending',
  message: apiCheckoutMessages.pending,
  masked: true,
  offersAccount: false,
  customer: { name: '', email: '' },
  productsOrdered: [],
  orderNumber: '',
  trackingKey: null,
  orderStatus: '',
  subTotal: 0,
  discount: 0,
  discounts: [],
  totalTax: 0,
  grandTotal: 0,
  includedTax: 0,
  includedTaxRate: 0,
  shippingFee: 0,
  shippingOption: 'standard',
  pickup: null,
  arrival: null,
  customerAddress: null,
  ...noNotes,
  cardLast4: '',
  cardType: '',
  awaiting: null,
}

/** The confirmation of an order; buyer, address, card and codes are masked for strangers. */
export function showConfirmation(
  { order, lines, discounts, card, notes }: FullOrder,
  reader: OrderReader,
): Confirmation {
  const isWhole = reader !== 'stranger'
  return {
    state: 'paid',
    message: apiCheckoutMessages.ordered,
    masked: !isWhole,
    offersAccount: false,
    customer: isWhole
      ? { name: order.customerName, email: order.email }
      : { name: maskName(order.customerName), email: maskEmail(order.email) },
    productsOrdered: lines.map((line) => shownLine(line, order.id)),
    orderNumber: order.number,
    trackingKey: null,
    orderStatus: apiCheckoutMessages.orderStatuses[order.status],
    subTotal: toAmount(order.subtotalCents),
    discount: toAmount(order.discountCents),
    discounts: discounts.map((used) => showDiscount(used, reader)),
    totalTax: toAmount(order.taxCents),
    grandTotal: toAmount(order.totalCents),
    includedTax: toAmount(order.includedTaxCents),
    includedTaxRate: order.includedTaxRate,
    shippingFee: toAmount(order.shippingCents),
    shippingOption: order.shippingOption,
    pickup: pickupOf(order),
    arrival: promisedDays(order),
    customerAddress: isWhole ? addressOf(order) : null,
    ...(isWhole ? notes : noNotes),
    cardLast4: isWhole ? card.last4 : '',
    cardType: isWhole ? card.brand : '',
    awaiting: null,
  }
}

/** The confirmation of an order that awaits its payment; masked like one that is placed. */
export function showAwaiting(
  { pending, session, lines, discounts, account }: AwaitedOrder,
  reader: OrderReader,
): Confirmation {
  const isWhole = reader !== 'stranger'
  const address = storedAddress(pending.address)
  const shipping = z.parse(offeredShipping, session.shipping).find(({ option }) => option === pending.shippingOption)
  const included = includedTax(pending.amountCents, address?.country ?? '', {
    taxMode: session.taxMode,
    vatRates: z.parse(settingFields.taxation.vatRates, session.vatRates),
  })
  const { customerName: name, email } = pending
  return {
    state: 'awaiting',
    message: apiCheckoutMessages.awaiting,
    masked: !isWhole,
    offersAccount: false,
    customer: isWhole ? { name, email } : { name: maskName(name), email: maskEmail(email) },
    productsOrdered: lines.map((line) => shownLine(line, pending.sessionId)),
    orderNumber: pending.number,
    trackingKey: null,
    orderStatus: apiCheckoutMessages.awaitingStatus,
    subTotal: toAmount(session.subtotalCents),
    discount: toAmount(session.discountCents),
    discounts: discounts.map((used) => showDiscount(used, reader)),
    totalTax: toAmount(pending.taxCents),
    grandTotal: toAmount(pending.amountCents),
    includedTax: toAmount(included.cents),
    includedTaxRate: included.rate,
    shippingFee: toAmount(pending.shippingCents),
    shippingOption: shipping?.speed ?? 'standard',
    pickup: shipping?.pickup ?? null,
    arrival: shipping?.arrival ?? null,
    customerAddress: isWhole && address ? { ...address, phone: pending.phone } : null,
    ...(isWhole ? notesOf(session) : noNotes),
    cardLast4: '',
    cardType: pending.payBrand,
    awaiting: {
      method: pending.method,
      until: pending.dueAt?.toISOString() ?? null,
      account: isWhole && pending.method === 'transfer' ? account : null,
    },
  }
}

type ShownLine = Pick<
  OrderLineRow,
  | 'position'
  | 'productId'
  | 'quantity'
  | 'unitPriceCents'
  | 'discountCents'
  | 'image'
  | 'name'
  | 'path'
  | 'size'
  | 'sizeLabel'
  | 'color'
>

function shownLine(line: ShownLine, ownerId: string): Confirmation['productsOrdered'][number] {
  return {
    _id: `${ownerId}-${line.position}`,
    productId: line.productId ?? '',
    quantity: line.quantity,
    price: toAmount(line.unitPriceCents),
    discount: toAmount(line.discountCents),
    image: line.image,
    name: line.name,
    path: line.path,
    selectedSize: line.size,
    sizeLabel: line.sizeLabel,
    selectedColor: line.color,
  }
}

// "Ann Lee" as "A. L."
function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}.`)
    .join(' ')
}

// "ann@example.com" as "a…@…"
function maskEmail(email: string): string {
  return `${[...email][0] ?? ''}…@…`
}
