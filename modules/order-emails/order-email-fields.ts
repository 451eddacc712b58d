import type * as z from 'zod/mini'
import type { OrderNotes } from '#contract/orders/order-notes.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import type { discountRedemptions } from '#db/tables/discounts.ts'
import type { orderLines, orders } from '#db/tables/orders.ts'
import type { orderFields } from '#emails/order-fields.ts'
import type { Shop } from '../context.ts'
import { confirmationPath, trackingPath } from '../order-tracking/order-links.ts'
import { addressOf, pickupOf, promisedDays } from '../orders/delivery-of.ts'
import { codeFor } from '../orders/order-reader.ts'

export type OrderLineRow = Omit<
  typeof orderLines.$inferSelect,
  'id' | 'orderId' | 'changeId' | 'replacesId' | 'shippedQuantity' | 'canceledQuantity' | 'returnedQuantity'
>

/** What a discount took off an order, as it was called then. */
export interface OrderDiscountRow
  extends Pick<typeof discountRedemptions.$inferSelect, 'title' | 'code' | 'kind' | 'amountCents'> {
  /** Whether it belongs to one customer, as store credit does. */
  hasOwner: boolean
}

/** An order with its related rows; `sessionId` is the payment provider's. */
export interface FullOrder {
  order: typeof orders.$inferSelect
  lines: readonly OrderLineRow[]
  discounts: readonly OrderDiscountRow[]
  card: { brand: string; last4: string }
  sessionId: string
  notes: OrderNotes
}

/** The data of emails about an order. Amounts are in whole cents, times in ISO 8601. */
export function orderEmailFields(
  shop: Pick<Shop, 'secrets'>,
  { order, lines, discounts, card, sessionId, notes }: FullOrder,
): z.input<typeof orderFields> {
  return {
    orderId: order.id,
    orderNumber: order.number,
    orderedAt: order.createdAt.toISOString(),
    customerName: order.customerName,
    lines: lines.map(({ name, image, color, quantity, unitPriceCents, ...line }) => {
      return { name, image, color, size: shownSize(line), quantity, unitPriceCents }
    }),
    subtotalCents: order.subtotalCents,
    discounts: discounts.map(emailedDiscount),
    shippingCents: order.shippingCents,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    includedTaxCents: order.includedTaxCents,
    includedTaxRate: order.includedTaxRate,
    shippingOption: order.shippingOption,
    pickup: pickupOf(order),
    promised: promisedDays(order),
    address: addressOf(order),
    ...notes,
    cardBrand: card.brand,
    cardLast4: card.last4,
    place: confirmationPath(shop, sessionId),
    trackingPath: trackingPath(shop, order.number),
  }
}

/** A discount in an email about an order. Support reads these too, and the buyer has the code of an email of its own. */
export function emailedDiscount({ title, code, kind, amountCents, hasOwner }: OrderDiscountRow) {
  return { title, code: codeFor('support', { code, hasOwner }), kind, amountCents }
}
