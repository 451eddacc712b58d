import type { Order } from '#contract/orders/order.ts'

/** The lines of an order as `OrderLines` shows them; those of a canceled order are not marked one by one. */
export function orderedLines({ orderDetails, status }: Pick<Order, 'orderDetails' | 'status'>) {
  return orderDetails.map((line) => ({
    ...line,
    price: line.unitPrice,
    removed: status === 'Canceled' ? 0 : line.canceled,
  }))
}
