import { shopCurrency } from '#contract/currency.ts'
import type { Figures, ReportInterval } from '#contract/reports/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import { formatAmount, formatNumber, formatPeriod } from './format.ts'

type Column = 'sales' | 'orders' | 'checkoutsStarted' | 'checkoutsPaid'

const columns: { name: Column; read: (figures: Figures) => string; isCompared: boolean }[] = [
  { name: 'sales', read: ({ sales }) => formatAmount(sales), isCompared: true },
  { name: 'orders', read: ({ orders }) => formatNumber(orders), isCompared: true },
  { name: 'checkoutsStarted', read: ({ carts }) => formatNumber(carts), isCompared: false },
  { name: 'checkoutsPaid', read: ({ paidCarts }) => formatNumber(paidCarts), isCompared: false },
]

/** The data of the charts as a table: for screen readers, for print, and without JavaScript. */
export function SeriesTable({ series, step }: { series: readonly ReportInterval[]; step: 'day' | 'week' | 'month' }) {
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-11 items-center">
        <span className="link">{adminReportsMessages.viewTable}</span>
      </summary>
      <section
        aria-label={adminReportsMessages.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
        tabIndex={0}
        className="overflow-x-auto pb-4"
      >
        <table className="w-full min-w-2xl text-small tabular-nums">
          <caption className="sr-only">{adminReportsMessages.tableCaption[step](shopCurrency().code)}</caption>
          <thead>
            <tr className="border-b border-line text-right align-bottom">
              <th scope="col" className="py-2 pr-4 text-left font-medium">
                {adminReportsMessages.steps[step]}
              </th>
              {columns
                .flatMap(({ name, isCompared }) => {
                  const title = adminReportsMessages[name]
                  return isCompared ? [title, adminReportsMessages.previous(title)] : [title]
                })
                .map((each) => (
                  <th key={each} scope="col" className="py-2 pl-4 font-medium">
                    {each}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {series.map((each) => (
              <tr key={each.from} className="border-b border-line text-right last:border-0">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                  {formatPeriod(each)}
                </th>
                {columns.flatMap(({ name, read, isCompared }) => [
                  <td key={name} className="py-1.5 pl-4">
                    {read(each.now)}
                  </td>,
                  ...(isCompared
                    ? [
                        <td key={`${name} before`} className="py-1.5 pl-4 text-ink-soft">
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
