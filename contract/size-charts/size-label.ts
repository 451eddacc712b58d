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
