import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/invoices/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { apiInvoicesMessages } from '#messages/en-US/api/invoices.ts'
import type { Context } from '../context.ts'
import { viewOf } from '../order-tracking/order-links.ts'
import { readInvoice } from './find-invoice.ts'

/**
 * A paper of the order of an emailed tracking link. Finds nothing for a key that does not show the address, or once the
 * buyer's account is deleted.
 */
export async function trackedInvoice(ctx: Context, payload: Payload<typeof calls.trackedInvoice>) {
  const { orderNumber, key, invoiceNumber } = payload
  if (viewOf(ctx, orderNumber, key) !== 'whole') throw notFound(apiInvoicesMessages.notFound)
  const invoice = await readInvoice(ctx.db, invoiceNumber, and(eq(orders.number, orderNumber), ne(orders.email, '')))
  return { invoice, message: apiInvoicesMessages.found(invoiceNumber) }
}
