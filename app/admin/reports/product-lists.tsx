import { Link } from 'react-router'
import type { BestSeller, ReportVariant, Work } from '#contract/reports/calls.ts'
import { formatCount, formatDay, formatDollars, formatNumber } from './format.ts'
import { ProductList } from './product-list.tsx'

interface ProductListsProps {
  days: number
  bestSellers: readonly BestSeller[]
  work: Work
}

/** Best sellers, low stock and back-in-stock requests. */
export function ProductLists({ days, bestSellers, work: { lowStock, lowStockFrom, alerts } }: ProductListsProps) {
  const hiddenLow = lowStock.count - lowStock.first.length
  return (
    <div className="grid gap-x-10 gap-y-14 lg:grid-cols-2 2xl:grid-cols-3">
      <ProductList
        title="Best sellers"
        lead={`By units sold in the last ${days} days.`}
        emptyText="No sales in this period."
        products={bestSellers.map(({ productId, name, image, pieces: units, sum }) => ({
          key: productId ?? name,
          productId,
          name,
          image,
          figure: (
            <>
              <p>{formatCount(units, 'unit')}</p>
              <p className="text-ink-soft">{formatDollars(sum)}</p>
            </>
          ),
        }))}
      />
      <ProductList
        title="Low in stock"
        lead={`Published variants with ${lowStockFrom} units or fewer available.`}
        emptyText="No variants are low in stock."
        products={lowStock.first.map((each) => ({
          ...toRanked(each),
          figure: each.left <= 0 ? <p className="text-accent">Sold out</p> : <p>{formatNumber(each.left)} left</p>,
        }))}
        more={hiddenLow > 0 && `and ${formatCount(hiddenLow, 'more variant', 'more variants')}`}
      />
      <ProductList
        title="Back-in-stock requests"
        lead={
          alerts.count === 0
            ? 'Customers who asked for an email when an item is back.'
            : `${formatCount(alerts.count, 'customer waits', 'customers wait')} for an email when an item is back.`
        }
        emptyText="No back-in-stock requests."
        products={alerts.first.map((each) => ({
          ...toRanked(each),
          figure: (
            <>
              <p>{formatCount(each.waiting, 'request')}</p>
              <p className="text-ink-soft">since {formatDay(each.since)}</p>
            </>
          ),
        }))}
        more={
          alerts.count > 0 && (
            <Link to="/admin/stock-alerts" className="link inline-flex min-h-11 items-center text-ink">
              View all
            </Link>
          )
        }
      />
    </div>
  )
}

function toRanked({ productId, name, image, color, size }: ReportVariant) {
  const variant = [color, size].filter((each) => each !== null).join(', ')
  return { key: `${productId} ${variant}`, productId, name, image, variant }
}
