import type { Figures, ReportInterval } from '#contract/reports/calls.ts'
import { formatDollars, formatNumber, formatPeriod } from './format.ts'

const columns: { title: string; read: (figures: Figures) => string; isCompared: boolean }[] = [
  { title: 'Sales', read: ({ sales }) => formatDollars(sales), isCompared: true },
  { title: 'Orders', read: ({ orders }) => formatNumber(orders), isCompared: true },
  { title: 'Checkouts started', read: ({ carts }) => formatNumber(carts), isCompared: false },
  { title: 'Checkouts paid', read: ({ paidCarts }) => formatNumber(paidCarts), isCompared: false },
]

/** The data of the charts as a table: for screen readers, for print, and without JavaScript. */
export function SeriesTable({ series, step }: { series: readonly ReportInterval[]; step: string }) {
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-11 items-center">
        <span className="link">View as table</span>
      </summary>
      <section
        aria-label="Figures of the period"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
        tabIndex={0}
        className="overflow-x-auto pb-4"
      >
        <table className="w-full min-w-2xl text-small tabular-nums">
          <caption className="sr-only">Sales in dollars, orders and checkouts per {step}</caption>
          <thead>
            <tr className="border-b border-line text-right align-bottom">
              <th scope="col" className="py-2 pr-4 text-left font-medium capitalize">
                {step}
              </th>
              {columns.flatMap(({ title, isCompared }) =>
                [title, ...(isCompared ? [`${title}, previous period`] : [])].map((each) => (
                  <th key={each} scope="col" className="py-2 pl-4 font-medium">
                    {each}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {series.map((each) => (
              <tr key={each.from} className="border-b border-line text-right last:border-0">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                  {formatPeriod(each)}
                </th>
                {columns.flatMap(({ title, read, isCompared }) => [
                  <td key={title} className="py-1.5 pl-4">
                    {read(each.now)}
                  </td>,
                  ...(isCompared
                    ? [
                        <td key={`${title} before`} className="py-1.5 pl-4 text-ink-soft">
                          {read(each.before)}
                        </td>,
                      ]
                    : []),
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
