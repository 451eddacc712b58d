import type { OrderSort } from '#contract/order-table/order-row.ts'
import { orders } from '#db/tables/orders.ts'
import { sortedBy } from '../sorted-page.ts'

const { createdAt, totalCents, customerName } = orders

/** The orders in which staff list orders. */
export const orderSorts = sortedBy<OrderSort>(orders.id, {
  newest: ['desc', createdAt],
  oldest: ['asc', createdAt],
  'total-desc': ['desc', totalCents],
  'total-asc': ['asc', totalCents],
  'customer-asc': ['asc', customerName],
  'customer-desc': ['desc', customerName],
})
