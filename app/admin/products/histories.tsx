import { Price } from '#app/ui/price.tsx'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { reasonWords } from '../inventory/stock-reasons.ts'

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const shown = 8

/** The price history of a product. */
export function PriceHistory({ prices }: Pick<OwnProduct, 'prices'>) {
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="mb-3 text-lead font-medium">
        Prices so far
      </h2>
      <Entries
        entries={prices.map(({ price, oldPrice, at, by }) => ({
          at,
          by,
          what: <Price price={price} oldPrice={oldPrice} />,
        }))}
      />
    </section>
  )
}

const reasons: Record<string, string> = {
  ...reasonWords,
  sold: 'Sold',
  restocked: 'Back from a canceled order',
  imported: 'Imported',
}

/** The stock history, with reasons. */
export function StockHistory({ stockChanges }: Pick<OwnProduct, 'stockChanges'>) {
  return (
    <section aria-labelledby="stock-changes">
      <h2 id="stock-changes" className="mb-3 text-lead font-medium">
        Stock so far
      </h2>
      <Entries
        entries={stockChanges.map(({ color, size, delta, reason, at, by }) => ({
          at,
          by,
          what: (
            <>
              <span className="tabular-nums">{delta > 0 ? `+${delta}` : `−${-delta}`}</span>{' '}
              {[color, size].filter((each) => each !== null).join(', ')} · {reasons[reason] ?? reason}
            </>
          ),
        }))}
      />
    </section>
  )
}

function Entries({ entries }: { entries: { at: string; by: string | null; what: React.ReactNode }[] }) {
  if (entries.length === 0) return <p className="text-small text-ink-soft">Nothing yet.</p>
  const rows = entries.map(({ at, by, what }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and their list is never reordered
    <li key={place} className="py-2 text-small">
      {what}
      <span className="block text-ink-soft">
        <time dateTime={at}>{time.format(new Date(at))}</time>
        {by && `, ${by}`}
      </span>
    </li>
  ))
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">{rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <details className="mt-2 text-small">
          <summary className="flex min-h-11 cursor-pointer items-center">Earlier</summary>
          <ul className="divide-y divide-line border-y border-line">{rows.slice(shown)}</ul>
        </details>
      )}
    </>
  )
}
