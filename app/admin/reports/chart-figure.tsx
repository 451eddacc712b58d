import { type ComponentType, Suspense, useId, useSyncExternalStore } from 'react'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { ComparisonChartProps } from './comparison-chart.tsx'

// Rendered only in the browser, and loaded on demand: it is as large as the rest of the page. The server's bundle leaves it out.
const ComparisonChart: ComponentType<ComparisonChartProps> = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => (await import('./comparison-chart.tsx')).ComparisonChart)
const never = () => () => {}

/** A chart with title and legend; the table below the charts has the same data. */
export function ChartFigure({ title, summary, ...chart }: ComparisonChartProps & { title: string; summary: string }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const id = useId()
  return (
    <figure aria-labelledby={id} className="min-w-0 noscript:hidden">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
          <span className="flex items-center gap-2">
            <span aria-hidden className="size-3 bg-ink" />
            {chart.names.value}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden className="w-5 border-t-2 border-dashed border-line-strong" />
            {chart.names.beside}
          </span>
        </p>
      </figcaption>
      <div role="img" aria-label={summary} className="h-56 text-small lg:h-64">
        {isInBrowser && (
          <Suspense>
            <ComparisonChart {...chart} />
          </Suspense>
        )}
      </div>
    </figure>
  )
}
