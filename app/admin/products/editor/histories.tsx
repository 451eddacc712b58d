import { Price } from '#app/ui/price.tsx'
import { stockReasons } from '#contract/inventory/stock-reasons.ts'
import { ownValue } from '#contract/own-value.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { Moment } from '../../moment.tsx'

const shown = 8

/** The price history of a product. */
export function PriceHistory({ prices }: Pick<OwnProduct, 'prices'>) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="mb-3 text-lead font-medium">
        {adminProductsMessages.priceHistory}
      </h2>
      <Entries
        entries={prices.map(({ color, size, price, oldPrice, sale, at, by }) => ({
          at,
          by: sale === null ? by : adminProductsMessages.bySale(sale),
          what: (
            <>
              {price === null ? adminProductsMessages.asProduct : <Price price={price} oldPrice={oldPrice} />}
              {[color, size].some((each) => each !== null) &&
                ` · ${[color, size].filter((each) => each !== null).join(', ')}`}
            </>
          ),
        }))}
      />
    </section>
  )
}

function sayReason(reason: string): string {
  const { reasons, ownReasons } = adminProductsMessages
  const entered = stockReasons.find((each) => each === reason)
  return entered ? reasons[entered] : (ownValue(ownReasons, reason) ?? reason)
}

/** The stock history, with reasons. */
export function StockHistory({ stockChanges }: Pick<OwnProduct, 'stockChanges'>) {
  return (
    <section aria-labelledby="stock-changes">
      <h2 id="stock-changes" className="mb-3 text-lead font-medium">
        {adminProductsMessages.stockHistory}
      </h2>
      <Entries
        entries={stockChanges.map(({ color, size, delta, reason, at, by }) => ({
          at,
          by,
          what: (
            <>
              <span className="tabular-nums">{delta > 0 ? `+${delta}` : `−${-delta}`}</span>{' '}
              {[color, size].filter((each) => each !== null).join(', ')} · {sayReason(reason)}
            </>
          ),
        }))}
      />
    </section>
  )
}

function Entries({ entries }: { entries: { at: string; by: string | null; what: React.ReactNode }[] }) {
  if (entries.length === 0) return <p className="text-small text-ink-soft">{adminProductsMessages.noHistory}</p>
  const rows = entries.map(({ at, by, what }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their list is never reordered
    <li key={place} className="py-2 text-small">
      {what}
      <span className="block text-ink-soft">
        <Moment at={at} />
        {by && `, ${by}`}
      </span>
    </li>
  ))
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details className="mt-2 text-small">
          <summary className="flex min-h-11 cursor-pointer items-center">{adminProductsMessages.earlier}</summary>
          <ul className="divide-y divide-line border-y border-line">{rows.slice(shown)}</ul>
        </details>
      )}
    </>
  )
}
