import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { OwnChart } from '#contract/size-charts/calls.ts'
import type { ChartContent } from '#contract/size-charts/chart-shape.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { sizeCharts as c } from '#db/tables/size-charts.ts'
import { apiSizeChartsMessages } from '#messages/en-US/api/size-charts.ts'
import type { AdminContext } from '../context.ts'

/** The size charts by title. */
export async function listSizeCharts({ db }: Pick<AdminContext, 'db'>) {
  return { sizeCharts: await readCharts(db, sql`true`) }
}

/** One chart as admins read it. Refuses an unknown one with 404. */
export async function findOwnChart(db: Db | Tx, chartId: string): Promise<OwnChart> {
  const [found] = await readCharts(db, eq(c.id, chartId))
  if (!found) throw notFound(apiSizeChartsMessages.notFound)
  return found
}

function readCharts(db: Db | Tx, where: SQL): Promise<OwnChart[]> {
  return db
    .select({
      chartId: c.id,
      ...{ title: c.title, note: c.note, hasBothUnits: c.hasBothUnits, columns: c.columns, rows: c.rows },
      system: sql<ChartContent['system']>`${c.system}`,
      unit: sql<ChartContent['unit']>`${c.unit}`,
      places: sql<ChartContent['places']>`coalesce((
        select jsonb_agg(jsonb_build_object('categoryId', category_id, 'audience', audience) order by k.path, audience)
        from size_chart_places t join categories k on k.id = t.category_id where t.chart_id = size_charts.id
      ), '[]')`,
      version: c.version,
    })
    .from(c)
    .where(where)
    .orderBy(asc(sql`lower(title)`), asc(c.id))
}
