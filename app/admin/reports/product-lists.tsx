import { Link } from 'react-router'
import type { BestSeller, VariantOf, Work } from '#contract/reports/calls.ts'
import { GoodsList } from './product-list.tsx'
import { sayCount, sayDay, sayDollars, sayNumber } from './words.ts'

interface GoodsProps {
  days: number
  bestSellers: readonly BestSeller[]
  work: Work
}

/** Best sellers, low stock and back-in-stock requests. */
export function Goods({ days, bestSellers, work: { lowStock, lowStockFrom, alerts } }: GoodsProps) {
  const hiddenLow = lowStock.count - lowStock.first.length
  return (
    <div className="grid gap-x-10 gap-y-14 lg:grid-cols-2 2xl:grid-cols-3">
      <GoodsList
        title="Best sellers"
        lead={`By units sold in the last ${days} days.`}
        nothing="No sales in this period."
        goods={bestSellers.map(({ productId, name, image, pieces: units, sum }) => ({
          key: productId ?? name,
          productId,
          name,
          image,
          said: (
            <>
              <p>{sayCount(units, 'unit')}</p>
              <p className="text-ink-soft">{sayDollars(sum)}</p>
            </>
          ),
        }))}
      />
      <GoodsList
        title="Low in stock"
        lead={`Published variants with ${lowStockFrom} units or fewer available.`}
        nothing="No variants are low in stock."
        goods={lowStock.first.map((each) => ({
          ...toGoods(each),
          said: each.left <= 0 ? <p className="text-accent">Sold out</p> : <p>{sayNumber(each.left)} left</p>,
        }))}
        more={hiddenLow > 0 && `and ${sayCount(hiddenLow, 'more variant', 'more variants')}`}
      />
      <GoodsList
        title="Back-in-stock requests"
        lead={
          alerts.count === 0
            ? 'Customers who asked for an email when an item is back.'
            : `${sayCount(alerts.count, 'customer waits', 'customers wait')} for an email when an item is back.`
        }
        nothing="No back-in-stock requests."
        goods={alerts.first.map((each) => ({
          ...toGoods(each),
          said: (
            <>
              <p>{sayCount(each.waiting, 'request')}</p>
              <p className="text-ink-soft">since {sayDay(each.since)}</p>
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

function toGoods({ productId, name, image, color, size }: VariantOf) {
  const variant = [color, size].filter((each) => each !== null).join(', ')
  return { key: `${productId} ${variant}`, productId, name, image, variant }
}
