import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/size-charts/calls.ts'
import { sizeCharts } from '#db/tables/size-charts.ts'
import { apiSizeChartsMessages } from '#messages/en-US/api/size-charts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { forgetRowVersions } from '../versions/row-versions.ts'
import { findOwnChart } from './list-size-charts.ts'

/** Deletes a chart; products keep their sizes. Refuses a stale version with 409. */
export async function removeSizeChart(ctx: AdminContext, { chartId, version }: Payload<typeof calls.removeSizeChart>) {
  const title = await ctx.db.transaction(async (tx) => {
    const chart = await findOwnChart(tx, chartId)
    const [removed] = await tx
      .delete(sizeCharts)
      .where(and(eq(sizeCharts.id, chartId), eq(sizeCharts.version, version)))
      .returning({ id: sizeCharts.id })
    if (!removed) throw conflict(apiSizeChartsMessages.changedMeanwhile)
    await forgetRowVersions(tx, 'size-chart', chartId)
    await recordAuditEvent(ctx, tx, {
      action: 'size-chart.removed',
      subjectKind: 'size-chart',
      subjectId: chartId,
      detail: { title: chart.title },
    })
    return chart.title
  })
  return { message: apiSizeChartsMessages.removed(title) }
}
