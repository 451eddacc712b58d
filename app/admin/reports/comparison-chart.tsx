import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'

/** A point of the chart: a value, and the one it is compared with. */
interface ChartPoint {
  label: string
  value: number
  beside: number
}

export interface ComparisonChartProps {
  points: readonly ChartPoint[]
  /** The legend of the bars and of the line. */
  names: { value: string; beside: string }
  say: (figure: number) => string
  /** The short format of the axis. */
  formatAxis: (figure: number) => string
}

const tick = { fill: 'var(--color-ink-soft)', fontSize: 12 }

/** Bars, with a dashed line for what they are compared with. Hidden from screen readers, which get the table. */
export function ComparisonChart({ points, names, say, formatAxis }: ComparisonChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={[...points]}
        margin={{ top: 8, right: 4, bottom: 0, left: 6 }}
        accessibilityLayer={false}
        barCategoryGap="22%"
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="label"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          tickMargin={8}
          minTickGap={24}
          interval="preserveStartEnd"
        />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickCount={4}
          allowDecimals={false}
          tickFormatter={formatAxis}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--color-linen)' }}
          formatter={(figure) => say(Number(figure))}
          contentStyle={{
            background: 'var(--color-chalk)',
            border: '1px solid var(--color-line-strong)',
            fontSize: 14,
          }}
          itemStyle={{ color: 'var(--color-ink)', padding: 0 }}
        />
        <Bar
          dataKey="value"
          name={names.value}
          fill="var(--color-ink)"
          maxBarSize={36}
          isAnimationActive={false}
          radius={[2, 2, 0, 0]}
        />
        <Line
          dataKey="beside"
          name={names.beside}
          type="linear"
          stroke="var(--color-line-strong)"
          strokeWidth={2}
          strokeDasharray="5 4"
          dot={false}
          activeDot={{ r: 4, fill: 'var(--color-line-strong)', stroke: 'var(--color-paper)' }}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
