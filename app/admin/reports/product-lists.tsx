import { Children } from 'react'
import { Link } from 'react-router'
import type { BestSeller, ReportVariant, SoldVariant, Work } from '#contract/reports/calls.ts'
import type { MissedSearch } from '#contract/search/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import { Moment } from '../moment.tsx'
import { formatAmount, formatNumber, formatShare } from './format.ts'
import { MissedSearches } from './missed-searches.tsx'
import { ProductList } from './product-list.tsx'

interface ProductListsProps {
  days: number
  /** Null for roles without figures. */
  sold: SoldProps | null
  work: Work
}

interface SoldProps {
  bestSellers: readonly BestSeller[]
  sellThrough: { variants: readonly SoldVariant[] }
  searches: readonly MissedSearch[]
}

/** Best sellers, sell-through, searches without results, low stock and back-in-stock requests. */
export function ProductLists({ days, sold, work: { lowStock, lowStockFrom, alerts } }: ProductListsProps) {
  const hiddenLow = lowStock.count - lowStock.first.length
  return (
    <div className="grid gap-x-10 gap-y-14 lg:grid-cols-2 2xl:grid-cols-3">
      {sold && <SoldLists days={days} {...sold} />}
      <ProductList
        title={adminReportsMessages.lowStock}
        lead={adminReportsMessages.lowStockLead(lowStockFrom)}
        emptyText={adminReportsMessages.noLowStock}
        products={lowStock.first.map((each) => ({
          ...toRanked(each),
          figure:
            each.left <= 0 ? (
              <p className="text-accent">{adminReportsMessages.soldOut}</p>
            ) : (
              <p>{adminReportsMessages.left(formatNumber(each.left))}</p>
            ),
        }))}
        more={hiddenLow > 0 && adminReportsMessages.moreVariants(formatNumber(hiddenLow))}
      />
      <ProductList
        title={adminReportsMessages.requests}
        lead={
          alerts.count === 0
            ? adminReportsMessages.noRequestsLead
            : adminReportsMessages.requestsLead(formatNumber(alerts.count))
        }
        emptyText={adminReportsMessages.noRequests}
        products={alerts.first.map((each) => ({
          ...toRanked(each),
          figure: (
            <>
              <p>{adminReportsMessages.requestCount(formatNumber(each.waiting))}</p>
              <p className="text-ink-soft">
                {Children.toArray(adminReportsMessages.since(<Moment at={each.since} isDay />))}
              </p>
            </>
          ),
        }))}
        more={
          alerts.count > 0 && (
            <Link to="/admin/stock-alerts" className="link inline-flex min-h-11 items-center text-ink">
              {adminReportsMessages.viewAll}
            </Link>
          )
        }
      />
    </div>
  )
}

function SoldLists({ days, bestSellers, sellThrough, searches }: SoldProps & { days: number }) {
  return (
    <>
      <ProductList
        title={adminReportsMessages.bestSellers}
        lead={adminReportsMessages.bestSellersLead(days)}
        emptyText={adminReportsMessages.noBestSellers}
        products={bestSellers.map(({ productId, name, image, units, sum }) => ({
          key: productId ?? name,
          productId,
          name,
          image,
          figure: (
            <>
              <p>{adminReportsMessages.units(formatNumber(units))}</p>
              <p className="text-ink-soft">{formatAmount(sum)}</p>
            </>
          ),
        }))}
      />
      <ProductList
        title={adminReportsMessages.sellThrough}
        lead={adminReportsMessages.sellThroughLead(days)}
        emptyText={adminReportsMessages.noSellThrough}
        products={sellThrough.variants.map((each) => ({
          ...toRanked(each),
          figure: (
            <>
              <p>{formatShare(each.sold, each.sold + each.left)}</p>
              <p className="text-ink-soft">
                {adminReportsMessages.soldOf(formatNumber(each.sold), formatNumber(each.soldBefore))}
              </p>
            </>
          ),
        }))}
      />
      <MissedSearches searches={searches} />
    </>
  )
}

function toRanked({ productId, name, image, color, size }: ReportVariant) {
  const variant = [color, size].filter((each) => each !== null).join(', ')
  return { key: `${productId} ${variant}`, productId, name, image, variant }
}
