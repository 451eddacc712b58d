import { dayWithYear } from '#contract/day-in-words.ts'
import { paymentFilters } from '#contract/order-table/order-row.ts'
import { orderChoices } from '#contract/orders/order.ts'
import { deliveryOptions } from '#contract/shipping/zone-shape.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { TableFilterField } from '../table/table-filter.tsx'

/** The filters of the list of orders. */
export function orderFilters(): TableFilterField[] {
  const { status, statuses, payment, paymentFilters: payments, delivery, shippingOptions } = adminOrdersMessages
  return [
    { name: 'status', label: status, options: orderChoices.map((value) => ({ value, label: statuses[value] })) },
    { name: 'payment', label: payment, options: paymentFilters.map((value) => ({ value, label: payments[value] })) },
    {
      name: 'delivery',
      label: delivery,
      options: deliveryOptions.map((value) => ({ value, label: shippingOptions[value] })),
    },
    { name: 'tag', label: adminOrdersMessages.tag, isText: true },
    { name: 'from', label: adminOrdersMessages.from, format: dayWithYear },
    { name: 'until', label: adminOrdersMessages.until, format: dayWithYear },
  ]
}
