import { currency } from '#contract/money.ts'
import type { Figures, ReportInterval } from '#contract/reports/calls.ts'
import { ChartFigure } from './chart-figure.tsx'
import { formatCount, formatDollars, formatNumber, formatPeriod } from './format.ts'

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency,
  notation: 'compact',
  maximumFractionDigits: 1,
})

interface ChartsProps {
  days: number
  step: 'day' | 'week' | 'month'
  now: Figures
  series: readonly ReportInterval[]
}

/** Sales, orders and checkouts over a period. */
export function Charts({ days, step, now, series }: ChartsProps) {
  const beforeName = `Previous ${days} days`
  const names = { value: `Last ${days} days`, beside: beforeName }
  const points = (pick: (figures: Figures) => number) =>
    series.map((each) => ({ label: formatPeriod(each), value: pick(each.now), beside: pick(each.before) }))
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2">
      <div className="min-w-0 lg:col-span-2">
        <ChartFigure
          title={`Sales per ${step}, in dollars`}
          summary={`Bar chart of ${formatDollars(now.sales)} in sales. The table below has its figures.`}
          names={names}
          points={points(({ sales }) => sales)}
          say={formatDollars}
          formatAxis={(figure) => shortDollars.format(figure)}
        />
      </div>
      <ChartFigure
        title={`Orders per ${step}`}
        summary={`Bar chart of ${formatCount(now.orders, 'order')}. The table below has its figures.`}
        names={names}
        points={points(({ orders }) => orders)}
        say={formatNumber}
        formatAxis={(figure) => short.format(figure)}
      />
      <ChartFigure
        title={`Checkouts per ${step}`}
        summary={`Bar chart of ${formatCount(now.carts, 'checkout')} started and ${formatNumber(now.paidCarts)} paid. The table below has its figures.`}
        names={{ value: 'Paid', beside: 'Started' }}
        points={series.map((each) => ({
          label: formatPeriod(each),
          value: each.now.paidCarts,
          beside: each.now.carts,
        }))}
        say={formatNumber}
        formatAxis={(figure) => short.format(figure)}
      />
    </div>
  )
}
