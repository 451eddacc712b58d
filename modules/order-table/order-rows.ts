import { discountName } from '#contract/discounts/discount-name.ts'
import { toAmount, writeAmount } from '#contract/money.ts'
import { addedCents } from '#contract/orders/kept-cents.ts'
import type { Order } from '#contract/orders/order.ts'
import type { TaxMode } from '#contract/taxes/tax-terms.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { canceledLines } from './canceled-lines.ts'
import { type Line, lineTaxes, totalOf } from './line-taxes.ts'
import type { RefundedLine, RefundedOrder } from './read-refunded.ts'

interface Row {
  order: Order
  line: Line
  /** Counted from 0. */
  at: number
  /** The tax of each line and of shipping, in cents; null where only that of the order is known. */
  taxes: readonly number[] | null
  refunded: RefundedLine | undefined
}

/**
 * The columns of the file and their values; amounts in the shop's currency, times in ISO 8601. What the order says is
 * repeated in each of its rows.
 */
const columns: Record<string, (row: Row) => string> = {
  Order: ({ order }) => order.orderNumber,
  Placed: ({ order }) => order.createdAt,
  Status: ({ order: { status } }) => adminOrdersMessages.statuses[status],
  Refund: ({ order }) => order.refund ?? '',
  Name: ({ order }) => order.shippingAddress.name,
  Email: ({ order }) => order.receiptEmail,
  Phone: ({ order }) => order.shippingAddress.phone,
  Street: ({ order: { shippingAddress } }) => [shippingAddress.line1, shippingAddress.line2].filter(Boolean).join(', '),
  City: ({ order }) => order.shippingAddress.city,
  State: ({ order }) => order.shippingAddress.state,
  'Postal code': ({ order }) => order.shippingAddress.postalCode,
  Country: ({ order }) => order.shippingAddress.country,
  'Shipping option': ({ order }) =>
    order.pickup ? adminOrdersMessages.pickupAt(order.pickup.name) : order.shippingMethod || order.shippingOption,
  Tags: ({ order }) => order.tags.join(', '),
  Carrier: ({ order }) => order.carrier ?? '',
  'Tracking number': ({ order }) => order.trackingNumber ?? '',
  Line: ({ at }) => String(at + 1),
  SKU: ({ line }) => line.sku,
  Item: ({ line }) => line.name,
  Color: ({ line }) => line.selectedColor ?? '',
  Size: ({ line }) => String(line.selectedSize ?? ''),
  Quantity: ({ line }) => String(line.quantity),
  Removed: ({ line }) => String(line.canceled),
  'Unit price': ({ line }) => writeAmount(line.unitPrice),
  'Line discount': ({ line }) => writeAmount(line.discount),
  'Line total': ({ line }) => writeCents(totalOf(line)),
  'Line tax': ({ taxes, at }) => writeCents(taxes?.[at]),
  'Units refunded': ({ refunded }) => String(refunded?.units ?? 0),
  'Line refunded': ({ refunded }) => writeCents(refunded?.cents ?? 0),
  'Tax included': ({ order }) => (order.includedTax > 0 ? 'yes' : 'no'),
  'Order subtotal': onFirst(({ order }) => writeAmount(order.subTotal)),
  'Order discount': onFirst(({ order }) => writeAmount(order.discount)),
  Discounts: onFirst(({ order }) => order.discounts.map(discountName).join(', ')),
  'Order shipping': onFirst(({ order }) => writeAmount(order.shippingFee)),
  'Shipping tax': onFirst(({ taxes }) => writeCents(taxes?.at(-1))),
  'Order tax': onFirst(({ order }) => writeAmount(order.totalTax + order.includedTax)),
  'Order total': onFirst(({ order }) => writeAmount(order.grandTotal)),
  'Added later': onFirst(({ order }) => writeAmount(toAmount(addedCents(order)))),
  'Paid with replaced items': onFirst(({ order }) => writeAmount(order.moved)),
  Refunded: onFirst(({ order }) => writeAmount(order.refunded)),
  'Exchanged or store credit': onFirst(({ order }) => writeAmount(order.credited)),
}

export const orderHeading = Object.keys(columns)

/** A row of cells for each line of an order. */
export function orderRows(order: Order, taxMode: TaxMode, refunded: RefundedOrder): string[][] {
  const taxes = lineTaxes(order, taxMode)
  const ofLines = order.status === 'Canceled' ? canceledLines(order, taxMode, refunded) : refunded.lines
  return order.orderDetails.map((line, at) => {
    const row = { order, line, at, taxes, refunded: ofLines.get(line._id) }
    return Object.values(columns).map((read) => read(row))
  })
}

// In the first row of an order only, so that the sum of the column is that of the orders.
function onFirst(read: (row: Row) => string): (row: Row) => string {
  return (row) => (row.at === 0 ? read(row) : '')
}

function writeCents(cents: number | undefined): string {
  return cents === undefined ? '' : writeAmount(toAmount(cents))
}
