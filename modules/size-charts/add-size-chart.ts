import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/size-charts/calls.ts'
import { sizeCharts } from '#db/tables/size-charts.ts'
import { apiSizeChartsMessages } from '#messages/en-US/api/size-charts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Adds an empty size chart; no product uses it yet. */
export async function addSizeChart(ctx: AdminContext, { title }: Payload<typeof calls.addSizeChart>) {
  const chartId = await ctx.db.transaction(async (tx) => {
    const [added] = await tx.insert(sizeCharts).values({ title }).returning({ id: sizeCharts.id })
    if (!added) throw new Error('The size chart was not stored.')
    await recordAuditEvent(ctx, tx, {
      action: 'size-chart.added',
      subjectKind: 'size-chart',
      subjectId: added.id,
      detail: { title },
    })
    return added.id
  })
  return { chartId, message: apiSizeChartsMessages.added(title) }
}
