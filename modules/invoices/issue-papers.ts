import { asc, eq, sql } from 'drizzle-orm'
import { invoices } from '#db/tables/invoices.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { issueCreditNotes } from './issue-credit-notes.ts'
import { issueInvoices } from './issue-invoices.ts'

const batchSize = 200

/** Issues the invoice of a paid order, and the credit note of its refund once that is done; each once. */
export async function issuePapers({ db }: Pick<Shop, 'db'>, { orderId }: Jobs['issueInvoice']): Promise<void> {
  await db.transaction(async (tx) => {
    await issueInvoices(tx, [orderId])
    await issueCreditNotes(tx, [orderId])
  })
}

/**
 * Issues what is missing for all paid orders in the order of their payments: those of a version without invoices, and
 * those whose job failed for good.
 */
export async function issueMissingPapers({ db }: Pick<Shop, 'db'>): Promise<void> {
  for (;;) {
    const due = await db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(
        sql`not exists (
          select 1 from ${invoices} where ${invoices.orderId} = ${orders.id} and ${invoices.kind} = 'invoice'
            and ${invoices.changeId} is null
        ) or exists (
          select 1 from order_changes c where c.order_id = ${orders.id} and c.applied_at is not null and c.subtotal_cents > 0
            and not exists (select 1 from invoices i where i.change_id = c.id)
        ) or exists (
          select 1 from ${refunds} join payments p on p.id = ${refunds.paymentId}
          where (p.order_id = ${orders.id} or p.adds_to_order_id = ${orders.id} and p.change_id is not null)
            and ${refunds.state} = 'done' and ${refunds.amountCents} > 0
            and not exists (select 1 from invoices i where i.refund_id = ${refunds.id})
        )`,
      )
      .orderBy(asc(payments.paidAt), asc(orders.id))
      .limit(batchSize)
    if (due.length === 0) return
    const orderIds = due.map(({ id }) => id)
    await db.transaction(async (tx) => {
      await issueInvoices(tx, orderIds)
      await issueCreditNotes(tx, orderIds)
    })
  }
}
