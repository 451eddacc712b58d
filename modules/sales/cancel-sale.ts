import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/sales/calls.ts'
import { sales } from '#db/tables/sales.ts'
import { apiSalesMessages } from '#messages/en-US/api/sales.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findOwnSale } from './find-sale.ts'

/** Cancels a sale; of one that runs, a job changes the prices back. Refuses a stale version, and one that is over, with 409. */
export async function cancelSale(ctx: AdminContext, { saleId, version }: Payload<typeof calls.cancelSale>) {
  const { timeZone } = (await ctx.settings.read()).shop
  return ctx.db.transaction(async (tx) => {
    const before = await findOwnSale(tx, saleId, timeZone)
    const isRunning = before.state === 'running'
    const [canceled] = await tx
      .update(sales)
      .set({
        state: isRunning ? 'ended' : 'canceled',
        ...(isRunning && { endedAt: sql`shop_now()`, isApplied: false }),
        version: sql`${sales.version} + 1`,
      })
      .where(
        and(
          eq(sales.id, saleId),
          eq(sales.version, version),
          eq(sales.state, before.state),
          inArray(sales.state, ['scheduled', 'running']),
        ),
      )
      .returning({ name: sales.name })
    if (!canceled) throw conflict(apiSalesMessages.changedMeanwhile)
    if (isRunning) await ctx.enqueue(tx, 'moveSales', {})
    await recordAuditEvent(ctx, tx, {
      action: isRunning ? 'sale.ended' : 'sale.canceled',
      subjectKind: 'sale',
      subjectId: saleId,
      detail: { name: canceled.name },
    })
    const say = isRunning ? apiSalesMessages.ending : apiSalesMessages.canceled
    return { sale: await findOwnSale(tx, saleId, timeZone), message: say(canceled.name) }
  })
}
