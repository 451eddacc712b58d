import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, type FieldMessage, ShopError } from '#contract/errors.ts'
import { compareSizes } from '#contract/products/size-order.ts'
import type { calls, OwnChart } from '#contract/size-charts/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { sizeChartPlaces, sizeCharts } from '#db/tables/size-charts.ts'
import { apiSizeChartsMessages } from '#messages/en-US/api/size-charts.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { recordRowVersion } from '../versions/row-versions.ts'
import { findOwnChart } from './list-size-charts.ts'

type Wanted = Payload<typeof calls.changeSizeChart>

/** Changes a chart and the categories that use it. Refuses with 409 a stale version, and a category that another chart has. */
export async function changeSizeChart(ctx: AdminContext, { chartId, version, places, ...content }: Wanted) {
  const sizeChart = await ctx.db.transaction(async (tx) => {
    // Of two admins who give the same category two charts, the second waits for the first and is refused.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('size charts'))`)
    const before = await findOwnChart(tx, chartId)
    await refusePlaces(tx, chartId, places)
    const [claimed] = await tx
      .update(sizeCharts)
      .set({
        ...content,
        rows: content.rows
          .map(({ size, cells }) => ({ size, cells: content.columns.map((_, at) => cells[at] ?? '') }))
          .toSorted((one, other) => compareSizes(one.size, other.size)),
        version: sql`${sizeCharts.version} + 1`,
        updatedAt: sql`shop_now()`,
      })
      .where(and(eq(sizeCharts.id, chartId), eq(sizeCharts.version, version)))
      .returning({ id: sizeCharts.id })
    if (!claimed) throw conflict(apiSizeChartsMessages.changedMeanwhile)
    await tx.delete(sizeChartPlaces).where(eq(sizeChartPlaces.chartId, chartId))
    if (places.length > 0) await tx.insert(sizeChartPlaces).values(places.map((place) => ({ chartId, ...place })))
    const after = await findOwnChart(tx, chartId)
    await recordRowVersion(ctx, tx, { kind: 'size-chart', id: chartId, before, after, toValue: toVersion })
    await recordAuditEvent(ctx, tx, {
      action: 'size-chart.changed',
      subjectKind: 'size-chart',
      subjectId: chartId,
      detail: { title: after.title, fields: changedParts(auditedParts, before, after) },
    })
    return after
  })
  return { sizeChart, message: apiSizeChartsMessages.saved }
}

function toVersion({ chartId: _, version: __, ...content }: OwnChart) {
  return content
}

async function refusePlaces(tx: Tx, chartId: string, places: Wanted['places']): Promise<void> {
  const ids = places.map(({ categoryId }) => categoryId)
  const found = await tx.select().from(categories).where(inArray(categories.id, ids)).for('key share')
  if (new Set(ids).size !== found.length) refuse(400, apiSizeChartsMessages.noCategory)
  const others = await tx
    .select({ ...placeColumns, chart: sizeCharts.title, chartId: sizeCharts.id })
    .from(sizeChartPlaces)
    .innerJoin(sizeCharts, eq(sizeCharts.id, sizeChartPlaces.chartId))
    .where(inArray(sizeChartPlaces.categoryId, ids))
  for (const { categoryId, audience, chart, chartId: by } of others) {
    const isWanted = places.some(
      (place) => place.categoryId === categoryId && place.audience.toLowerCase() === audience.toLowerCase(),
    )
    if (by === chartId || !isWanted) continue
    const category = found.find(({ id }) => id === categoryId)?.title ?? ''
    refuse(409, apiSizeChartsMessages.placeTaken(category, audience, chart))
  }
}

const placeColumns = { categoryId: sizeChartPlaces.categoryId, audience: sizeChartPlaces.audience }

function refuse(status: number, msg: string): never {
  const wrong: FieldMessage[] = [{ param: 'places', msg }]
  throw new ShopError(status, msg, wrong)
}

const auditedParts = ['title', 'note', 'system', 'unit', 'hasBothUnits', 'columns', 'rows', 'places'] as const
