import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/sales/calls.ts'
import { sales } from '#db/tables/sales.ts'
import { apiSalesMessages } from '#messages/en-US/api/sales.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { saleRow, storeProducts } from './store-sale.ts'

/** Schedules a sale; a job starts it at its time. */
export async function addSale(ctx: AdminContext, values: Payload<typeof calls.addSale>) {
  const { timeZone } = (await ctx.settings.read()).shop
  const saleId = await ctx.db.transaction(async (tx) => {
    const [sale] = await tx
      .insert(sales)
      .values(await saleRow(tx, values, timeZone))
      .returning()
    if (!sale) throw new Error('The sale was not stored.')
    await storeProducts(tx, sale.id, values)
    await ctx.enqueue(tx, 'moveSales', { startAfter: sale.startsAt.toISOString() })
    await recordAuditEvent(ctx, tx, {
      action: 'sale.added',
      subjectKind: 'sale',
      subjectId: sale.id,
      detail: { name: sale.name },
    })
    return sale.id
  })
  return { saleId, message: apiSalesMessages.added(values.name) }
}
