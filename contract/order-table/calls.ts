import * as z from 'zod/mini'
import { call } from '../call.ts'
import { orderFilter } from '../orders/order-filter.ts'
import { pageLimit } from '../page-limit.ts'
import { line } from '../typed-text.ts'
import { orderRow, orderSorts } from './order-row.ts'

export const calls = {
  listOrderRows: call({
    method: 'POST',
    path: 'orders/listOrderRows',
    access: 'support',
    shows: { data: 'orders' },
    summary: 'All orders in one of several orders, a short row for each.',
    payload: z.object({
      ...orderFilter,
      sort: z._default(z.enum(orderSorts), 'newest'),
      /** The ID of the last order of the previous page. */
      after: z.optional(z.uuid()),
      limit: pageLimit,
    }),
    response: z.object({ orders: z.array(orderRow), next: z.nullable(z.uuid()) }),
  }),

  exportOrders: call({
    method: 'POST',
    path: 'orders/exportOrders',
    access: 'owner',
    shows: { data: 'orders' },
    summary: 'The orders as CSV in parts with a row for each line, newest first; the first part has the header.',
    payload: z.object({ ...orderFilter, after: z.optional(line(200)) }),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),
}
