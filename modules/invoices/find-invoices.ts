import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/invoices/calls.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orders } from '#db/tables/orders.ts'
import type { AdminContext } from '../context.ts'
import { showInvoice } from './find-invoice.ts'

/** The invoices of orders by their numbers, without credit notes; from the lowest number to the highest. */
export async function findInvoices(ctx: AdminContext, { orderNumbers }: Payload<typeof calls.findInvoices>) {
  const found = await ctx.db
    .select({ kind: invoices.kind, number: invoices.number, content: invoices.content })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(inArray(orders.number, orderNumbers), eq(invoices.kind, 'invoice')))
    .orderBy(asc(invoices.number))
  return { invoices: found.map(showInvoice) }
}
