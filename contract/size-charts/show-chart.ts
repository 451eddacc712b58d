import { ownValue } from '../own-value.ts'
import { isSameSize } from '../products/size-order.ts'
import type { ChartColumn, ChartContent, ShownChart, SizeUnit } from './chart-shape.ts'

type Written = Omit<ChartContent, 'places'>

/** A chart with only the given sizes, as shoppers see it; null if it has none of them. */
export function showChart(chart: Written, sizes: readonly string[]): ShownChart | null {
  const { title, note, columns, hasBothUnits } = chart
  const rows = chart.rows.filter((row) => sizes.some((size) => isSameSize(size, row.size)))
  if (rows.length === 0) return null
  const onButtons = columns.findIndex(({ isOnButtons }) => isOnButtons)
  return {
    ...{ title, note, form: formOf(chart) },
    columns: columns.map(({ name }) => name),
    rows: rows.map(({ size, cells }) => [
      size,
      ...columns.map((column, at) => writeCell(cells[at] ?? '', column, hasBothUnits)),
    ]),
    onButtons: onButtons < 0 ? null : onButtons,
  }
}

/** How a size is written: "EU #", "# cm" or "#". */
function formOf({ system, unit }: Pick<Written, 'system' | 'unit'>): string {
  if (system) return `${system} #`
  return unit ? `# ${unit}` : '#'
}

const numbers = /^\d+(?:[.,]\d+)?(?: ?[-–] ?\d+(?:[.,]\d+)?)?$/

function writeCell(typed: string, { kind, unit }: ChartColumn, hasBothUnits: boolean): string {
  if (kind === 'system' || unit === '' || !numbers.test(typed)) return typed
  const values = typed.split(/ ?[-–] ?/).map((number) => Number(number.replace(',', '.')))
  const own = writeIn(values, unit)
  if (!hasBothUnits || unit === 'mm') return own
  const [other, factor] = unit === 'cm' ? (['in', 1 / cmPerInch] as const) : (['cm', cmPerInch] as const)
  return `${own} / ${writeIn(
    values.map((value) => roundFor(other, value * factor)),
    other,
  )}`
}

const cmPerInch = 2.54

/** To a quarter of an inch or half a centimeter, as on a tape measure. */
const roundFor = (unit: SizeUnit, value: number) =>
  unit === 'in' ? Math.round(value * 4) / 4 : Math.round(value * 2) / 2

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

function writeIn(values: readonly number[], unit: SizeUnit): string {
  const written = values.map((value) => {
    const fraction = unit === 'in' ? ownValue(fractions, String(value % 1)) : undefined
    return fraction ? `${Math.floor(value) || ''}${fraction}` : String(value)
  })
  return `${[...new Set(written)].join('–')} ${unit}`
}
