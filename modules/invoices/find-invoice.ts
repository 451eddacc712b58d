import { and, eq, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/invoices/calls.ts'
import { type Invoice, invoiceContent } from '#contract/invoices/invoice.ts'
import type { Db } from '#db/open-database.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orders } from '#db/tables/orders.ts'
import { apiInvoicesMessages } from '#messages/en-US/api/invoices.ts'
import type { CustomerContext } from '../context.ts'
import { may } from '../may.ts'

/** An invoice or a credit note by its number: of one of the customer's orders, or for an admin any. */
export async function findInvoice(ctx: CustomerContext, { invoiceNumber }: Payload<typeof calls.findInvoice>) {
  const visible = may(ctx, 'support') ? undefined : eq(orders.customerId, ctx.caller.customerId)
  const invoice = await readInvoice(ctx.db, invoiceNumber, visible)
  return { invoice, message: apiInvoicesMessages.found(invoiceNumber) }
}

/** The paper with a number, of an order that matches a condition. */
export async function readInvoice(db: Db, invoiceNumber: string, visible: SQL | undefined): Promise<Invoice> {
  const [found] = await db
    .select({ kind: invoices.kind, number: invoices.number, content: invoices.content })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.number, invoiceNumber), visible))
  if (!found) throw notFound(apiInvoicesMessages.notFound)
  return showInvoice(found)
}

/** A paper as it was stored when it was issued. */
export function showInvoice({
  kind,
  number,
  content,
}: Pick<typeof invoices.$inferSelect, 'kind' | 'number' | 'content'>): Invoice {
  return { kind, number, ...z.parse(invoiceContent, content) }
}
