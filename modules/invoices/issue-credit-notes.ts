import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { invoiceContent as contentShape } from '#contract/invoices/invoice.ts'
import type { Tx } from '#db/open-database.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orderLines } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { readSettings } from '../settings/read-settings.ts'
import { creditContent } from './credit-content.ts'
import { sellerOf } from './seller-of.ts'
import { numberOf, takePositions, yearOf } from './take-positions.ts'

/**
 * Issues a credit note for each refund of these orders that is done and has none yet. The orders are locked and have their
 * invoices.
 */
export async function issueCreditNotes(tx: Tx, orderIds: readonly string[], { isBackdated = false } = {}) {
  const { settings } = await readSettings(tx)
  const { timeZone } = settings.shop
  const issuedAt = isBackdated ? sql`${refunds.doneAt}` : sql`(select shop_now())`
  const due = await tx
    .select({
      refund: refunds,
      invoice: invoices,
      issuedOn: sql<string>`(${issuedAt} at time zone ${timeZone}::text)::date::text`,
      issuedAt: issuedAt.mapWith(payments.paidAt),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(
      invoices,
      // What a payment link asked for without a change has no invoice.
      sql`${invoices.kind} = 'invoice' and (
        ${invoices.orderId} = ${payments.orderId} and ${invoices.changeId} is null or ${invoices.changeId} = ${payments.changeId}
      )`,
    )
    .where(
      sql`${inArray(invoices.orderId, [...orderIds])} and ${refunds.state} = 'done'
        and ${refunds.amountCents} > 0 and not exists (
        select 1 from invoices i where i.refund_id = ${refunds.id}
      )`,
    )
    .orderBy(asc(refunds.doneAt), asc(refunds.id))
  for (const { refund, invoice, ...issue } of due) {
    const earlier = await tx.select().from(invoices).where(eq(invoices.invoiceId, invoice.id))
    const year = yearOf(issue.issuedOn)
    const position = await takePositions(tx, { kind: 'credit-note', year }, 1)
    await tx.insert(invoices).values({
      kind: 'credit-note',
      year,
      position,
      number: numberOf(settings.invoices.creditNotePrefix, { year, position }),
      orderId: invoice.orderId,
      changeId: invoice.changeId,
      refundId: refund.id,
      invoiceId: invoice.id,
      issuedAt: issue.issuedAt,
      content: creditContent(z.parse(contentShape, invoice.content), {
        amountCents: refund.amountCents,
        issuedOn: issue.issuedOn,
        invoiceNumber: invoice.number,
        seller: sellerOf(settings),
        ...(await readItems(tx, refund)),
        earlier: earlier.map(({ content }) => z.parse(contentShape, content)),
      }),
    })
  }
}

/** What a refund is for; nothing where less was paid than that, after a refund in the provider's dashboard. */
async function readItems(tx: Tx, { id, amountCents, shippingCents }: typeof refunds.$inferSelect) {
  const lines = await tx
    .select({
      // Positions may begin with 0 or 1.
      at: sql<number>`(
        select count(*)::int from order_lines o
        where o.order_id = ${orderLines.orderId} and o.position < ${orderLines.position}
          and o.change_id is not distinct from ${orderLines.changeId}
      )`,
      quantity: refundLines.quantity,
      amountCents: refundLines.amountCents,
      before: sql<number>`(
        select coalesce(sum(b.quantity), 0)::int from refund_lines b join refunds e on e.id = b.refund_id
        where b.order_line_id = ${refundLines.orderLineId}
          and (e.created_at, e.id) < (select created_at, id from refunds where id = ${id})
      )`,
    })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .where(eq(refundLines.refundId, id))
    .orderBy(asc(orderLines.position))
  const unitsCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  // Of shipping alone a part can be refunded.
  const givenCents = lines.length > 0 ? shippingCents : Math.min(shippingCents, amountCents)
  if (unitsCents + givenCents !== amountCents) return { units: [], shippingCents: 0 }
  return { units: lines, shippingCents: givenCents }
}
