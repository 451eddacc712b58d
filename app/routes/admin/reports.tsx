import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { DemoBanner } from '#app/admin/demo/demo-banner.tsx'
import { ForRole } from '#app/admin/for-role.tsx'
import { StartBanner } from '#app/admin/launch/start-banner.tsx'
import { queryOf } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { Charts } from '#app/admin/reports/charts.tsx'
import { FigureTiles } from '#app/admin/reports/figure-tiles.tsx'
import { formatDate } from '#app/admin/reports/format.ts'
import { PeriodSwitch } from '#app/admin/reports/period-switch.tsx'
import { ProductLists } from '#app/admin/reports/product-lists.tsx'
import { SeriesTable } from '#app/admin/reports/series-table.tsx'
import { Work } from '#app/admin/reports/work.tsx'
import { roleContext } from '#app/admin/role-context.ts'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { reportDays } from '#contract/reports/calls.ts'
import { roleMay } from '#contract/staff/roles.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import type { Route } from './+types/reports.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reports, reconciliation, launch, search } = context.get(apiContext)
  const chosen = new URL(request.url).searchParams.get('days')
  const days = reportDays.find((each) => String(each) === chosen) ?? 30
  const role = context.get(roleContext)
  const work = reports.listWork({})
  if (!roleMay(role, 'manager')) return { days, work: await work, shop: null }
  const [{ findings }, figures, { bestSellers }, sellThrough, { searches }, { steps }] = await Promise.all([
    reconciliation.showReconciliation({}),
    reports.readFigures({ days }),
    reports.listBestSellers({ days }),
    reports.listSellThrough({ days }),
    search.listMissedSearches({ limit: 8 }),
    launch.listStartSteps({}),
  ])
  const isBegun = steps.every(({ isDone }) => isDone)
  return {
    days,
    work: await work,
    shop: { findings: findings.length, figures, bestSellers, sellThrough, searches, isBegun },
  }
}

/** Open tasks, sales figures, and products that need attention. */
export default function Today({ loaderData: { days, work, shop } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading>{adminFrameMessages.pages.today}</AdminHeading>
      <ForRole access="owner">
        {work.isDemo && <DemoBanner />}
        {!work.isDemo && !work.hasSold && shop && !shop.isBegun && <StartBanner />}
      </ForRole>
      <Work work={work} findings={shop?.findings ?? 0} />
      {shop && <Figures days={days} work={work} {...shop} />}
      <ForRole access="editor">
        <ProductLists days={days} sold={shop} work={work} />
      </ForRole>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function Figures({
  days,
  work,
  figures,
  sellThrough,
}: Pick<Loaded, 'days' | 'work'> & Pick<NonNullable<Loaded['shop']>, 'figures' | 'sellThrough'>) {
  const { now, before, step, series, from, until } = figures
  const isQuiet = now.carts + before.carts + now.orders + before.orders === 0 && now.sales === 0 && before.sales === 0
  return (
    <section aria-labelledby="figures" className="mb-14">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div>
          <h2 id="figures" className="display text-lead">
            {adminReportsMessages.figures}
          </h2>
          <p className="mt-1 text-small text-ink-soft">
            {adminReportsMessages.comparedWith(formatDate(from), formatDate(until), days)}
          </p>
        </div>
        <PeriodSwitch days={days} />
      </header>
      {isQuiet ? (
        <EmptyState
          title={work.hasSold ? adminReportsMessages.noActivity : adminReportsMessages.noSalesYet}
          text={work.hasSold ? adminReportsMessages.noActivityText : adminReportsMessages.noSalesYetText}
        >
          {!work.hasSold && <LinkButton to="/admin/products">{adminReportsMessages.viewProducts}</LinkButton>}
        </EmptyState>
      ) : (
        <ListResults>
          <FigureTiles
            now={now}
            before={before}
            units={sellThrough.units}
            ordersAt={`/admin/orders?${queryOf({ from, until })}`}
          />
          <p className="mt-3 mb-8 max-w-text text-small text-ink-soft">{adminReportsMessages.note}</p>
          <Charts days={days} step={step} now={now} series={series} />
          <SeriesTable series={series} step={step} />
        </ListResults>
      )}
    </section>
  )
}
