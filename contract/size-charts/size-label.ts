import type { Size } from '../products/size.ts'
import type { ShownChart } from './chart-shape.ts'

/** A size as shoppers know it: in the system that its chart has on buttons, then in the shop's own, as "US 6" and "EU 38". */
export function sizeLabel(chart: ShownChart | null, size: Size): string[] {
  const row = chart?.rows.find(([each]) => each?.toLowerCase() === String(size).toLowerCase())
  if (!chart || !row) return [String(size)]
  const own = chart.form.replace('#', String(size))
  const other = chart.onButtons === null ? '' : row[chart.onButtons + 1]
  return other ? [`${chart.columns[chart.onButtons ?? 0]} ${other}`, own] : [own]
}

/** The label of a size on a line of a cart or an order, as "US 6 (EU 38)"; null where the chart says no more than the size. */
export function lineSizeLabel(chart: ShownChart | null, size: Size | null): string | null {
  if (size === null) return null
  const [first = '', other] = sizeLabel(chart, size)
  if (other) return `${first} (${other})`
  return first === String(size) ? null : first
}

/** The size of a purchased item as a person reads it: with its system or unit where that was known when it was bought. */
export function shownSize({ size, sizeLabel }: { size: Size | null; sizeLabel: string | null }): Size | null {
  return sizeLabel ?? size
}
