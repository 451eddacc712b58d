import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { Section } from '#app/admin/section.tsx'
import { AddChart } from '#app/admin/size-charts/add-chart.tsx'
import { apiContext } from '#app/api-context.ts'
import type { OwnCategory } from '#contract/categories/calls.ts'
import type { OwnChart } from '#contract/size-charts/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSizeChartsMessages } from '#messages/en-US/admin/size-charts.ts'
import type { Route } from './+types/size-charts.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ sizeCharts }, { categories }] = await Promise.all([
    api.sizeCharts.listSizeCharts({}),
    api.categories.listCategories({}),
  ])
  return sizeCharts.map(({ chartId, title, rows, places }) => ({
    chartId,
    title,
    rows: rows.length,
    places: nameAll(places, categories),
  }))
}

export default function SizeChartsScreen({ loaderData: charts }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading lead={adminSizeChartsMessages.lead}>{adminFrameMessages.pages.sizeCharts}</AdminHeading>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {charts.length === 0 ? (
          <p className="border-y border-line py-4">{adminSizeChartsMessages.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {charts.map(({ chartId, title, rows, places }) => (
              <li key={chartId} className="flex min-h-14 flex-wrap items-center gap-x-6 py-1">
                <Link
                  to={`/admin/size-charts/${chartId}`}
                  className="target inline-flex min-h-11 min-w-0 grow items-center font-medium wrap-anywhere hover:text-accent"
                >
                  {title}
                </Link>
                <span className="text-small text-ink-soft tabular-nums">{adminSizeChartsMessages.rowCount(rows)}</span>
                <span className="basis-full pb-2 text-small text-ink-soft">
                  {places ? adminSizeChartsMessages.usedFor(places) : adminSizeChartsMessages.unused}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Section title={adminSizeChartsMessages.add}>
          <AddChart />
        </Section>
      </div>
    </>
  )
}

/** "Apparel (Women), Shoes". */
function nameAll(places: OwnChart['places'], categories: readonly OwnCategory[]): string {
  return places
    .flatMap(({ categoryId, audience }) => {
      const category = categories.find((each) => each.categoryId === categoryId)
      if (!category) return []
      const title = category.path === 'all' ? adminSizeChartsMessages.allProducts : category.title
      return audience ? `${title} (${audience})` : title
    })
    .join(', ')
}
