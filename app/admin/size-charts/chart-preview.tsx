import { SizeTable } from '#app/products/size-table.tsx'
import { toSize } from '#contract/products/size.ts'
import { showChart } from '#contract/size-charts/show-chart.ts'
import { sizeLabel } from '#contract/size-charts/size-label.ts'
import { adminSizeChartsMessages } from '#messages/en-US/admin/size-charts.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { Section } from '../section.tsx'
import { type ChartValues, readChart } from './chart-fields.ts'

const maxLabels = 6

/** The chart as product pages show it, with what is typed so far. */
export function ChartPreview({ values }: { values: ChartValues }) {
  const chart = readChart(values)
  const sizes = chart.rows.map(({ size }) => size).filter(Boolean)
  const shown = showChart(chart, sizes)
  return (
    <Section title={adminSizeChartsMessages.preview}>
      {shown ? (
        <div className="border border-line bg-chalk p-4">
          <ul className="mb-4 flex flex-wrap gap-2 text-small">
            {sizes.slice(0, maxLabels).map((size) => (
              <li key={size} className="rounded-small border border-line-strong px-2.5 py-1">
                {productPageMessages.sizes(sizeLabel(shown, toSize(size)))}
              </li>
            ))}
          </ul>
          <SizeTable sizeChart={shown} />
        </div>
      ) : (
        <p className="text-small text-ink-soft">{adminSizeChartsMessages.noPreview}</p>
      )}
    </Section>
  )
}
