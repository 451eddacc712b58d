import { type SQL, sql } from 'drizzle-orm'
import type { ChartContent, ShownChart } from '#contract/size-charts/chart-shape.ts'
import { showChart } from '#contract/size-charts/show-chart.ts'

export type StoredChart = Omit<ChartContent, 'places'>

/** The chart of the product `p`: of its second category, else of its first, else of all products; for its audience first. */
export const chartOfProduct: SQL<StoredChart | null> = sql`(
  select json_build_object('title', s.title, 'note', s.note, 'system', s.system, 'unit', s.unit,
    'hasBothUnits', s.has_both_units, 'columns', s.columns, 'rows', s.rows)
  from size_chart_places t join categories k on k.id = t.category_id join size_charts s on s.id = t.chart_id
  where lower(t.audience) in ('', lower(p.category)) and (
    (k.parent_key, k.key) = (p.sub_category_slug, p.type_slug) or (k.parent_key, k.key) = ('', p.sub_category_slug)
    or (k.parent_key, k.key) = ('', 'all')
  )
  order by k.parent_key = '', k.key = 'all', t.audience = '' limit 1
)`

/** A chart as shoppers see it, with only the sizes of a product; null if it has none of them. */
export function shownChartOf(stored: StoredChart | null, sizes: readonly unknown[]): ShownChart | null {
  return stored && showChart(stored, sizes.map(String))
}
