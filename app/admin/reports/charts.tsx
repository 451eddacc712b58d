import { shopCurrency } from '#contract/currency.ts'
import type { Figures, ReportInterval } from '#contract/reports/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import { ChartFigure } from './chart-figure.tsx'
import { formatAmount, formatNumber, formatPeriod, formatShort, formatShortAmount } from './format.ts'

interface ChartsProps {
  days: number
  step: 'day' | 'week' | 'month'
  now: Figures
  series: readonly ReportInterval[]
}

/** Sales, orders and checkouts over a period. */
export function Charts({ days, step, now, series }: ChartsProps) {
  const names = { value: adminReportsMessages.lastDays(days), beside: adminReportsMessages.previousDays(days) }
  const points = (pick: (figures: Figures) => number) =>
    series.map((each) => ({ label: formatPeriod(each), value: pick(each.now), beside: pick(each.before) }))
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <ChartFigure
          title={adminReportsMessages.charts.sales[step](shopCurrency().code)}
          summary={adminReportsMessages.salesChart(formatAmount(now.sales))}
          names={names}
          points={points(({ sales }) => sales)}
          say={formatAmount}
          formatAxis={formatShortAmount}
        />
      </div>
      <ChartFigure
        title={adminReportsMessages.charts.orders[step]}
        summary={adminReportsMessages.ordersChart(formatNumber(now.orders))}
        names={names}
        points={points(({ orders }) => orders)}
        say={formatNumber}
        formatAxis={formatShort}
      />
      <ChartFigure
        title={adminReportsMessages.charts.checkouts[step]}
        summary={adminReportsMessages.checkoutsChart(formatNumber(now.carts), formatNumber(now.paidCarts))}
        names={{ value: adminReportsMessages.paid, beside: adminReportsMessages.started }}
        points={series.map((each) => ({
          label: formatPeriod(each),
          value: each.now.paidCarts,
          beside: each.now.carts,
        }))}
        say={formatNumber}
        formatAxis={formatShort}
      />
    </div>
  )
}
