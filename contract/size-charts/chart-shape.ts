import * as z from 'zod/mini'
import { apiSizeChartsMessages as m } from '#messages/en-US/api/size-charts.ts'
import { maxSizeLength } from '../products/size.ts'
import { isSameSize, normalSize } from '../products/size-order.ts'
import { line, paragraphs } from '../typed-text.ts'

export const maxChartTitle = 60
export const maxChartNote = 500
export const maxColumnName = 30
export const maxCell = 24
export const maxColumns = 8
export const maxRows = 60
const maxPlaces = 60
const maxAudience = 60

/** The systems of sizes that feeds can name. Source: size_system of Google's product data specification. */
export const sizeSystems = ['EU', 'US', 'UK', 'FR', 'DE', 'IT', 'JP', 'AU', 'BR', 'CN', 'MEX'] as const
export const sizeUnits = ['cm', 'in', 'mm'] as const
export type SizeUnit = (typeof sizeUnits)[number]

const unit = z.enum(['', ...sizeUnits])

const chartColumn = z.object({
  /** The same size in another system, or a measurement. */
  kind: z.enum(['system', 'measure']),
  /** "US", or "Waist". */
  name: line(maxColumnName).check(z.trim(), z.minLength(1, { error: () => m.columnUnnamed })),
  /** Of the measurements; empty for a system, and for texts. */
  unit,
  /** Whether the sizes of this system are on the buttons that choose a size. */
  isOnButtons: z.boolean(),
})
export type ChartColumn = z.infer<typeof chartColumn>

const chartRow = z.object({
  /** One of the shop's sizes. */
  size: line(maxSizeLength).check(
    z.overwrite((typed) => normalSize(typed)),
    z.minLength(1, { error: () => m.sizeMissing }),
  ),
  /** One for each column. A number, or two with a dash, is written with the unit of its column; a text as it is. */
  cells: z.array(line(maxCell).check(z.trim())),
})
export type ChartRow = z.infer<typeof chartRow>

/** Everything that an owner writes in a size chart. */
export const chartFields = {
  title: line(maxChartTitle).check(z.trim(), z.minLength(1, { error: () => m.titleMissing })),
  /** How to measure; empty for none. */
  note: paragraphs(maxChartNote).check(z.trim()),
  /** What the shop's own sizes are: of a system, or measured in a unit. */
  system: z.enum(['', ...sizeSystems]),
  unit,
  /** Whether centimeters are also written in inches, and inches in centimeters. */
  hasBothUnits: z.boolean(),
  columns: z.array(chartColumn).check(
    z.maxLength(maxColumns, { error: () => m.tooManyColumns(maxColumns) }),
    z.refine((columns) => new Set(columns.map(({ name }) => name.toLowerCase())).size === columns.length, {
      error: () => m.columnTwice,
    }),
    z.refine((columns) => columns.filter(({ isOnButtons }) => isOnButtons).length <= 1, {
      error: () => m.oneSystemOnButtons,
    }),
    z.refine((columns) => columns.every(({ kind, isOnButtons }) => kind === 'system' || !isOnButtons), {
      error: () => m.oneSystemOnButtons,
    }),
  ),
  rows: z.array(chartRow).check(
    z.maxLength(maxRows, { error: () => m.tooManyRows(maxRows) }),
    z.refine((rows) => rows.every(({ size }, at) => rows.findIndex((each) => isSameSize(each.size, size)) === at), {
      error: () => m.sizeTwice,
    }),
  ),
  /** The categories whose products have these sizes; an empty audience is everybody. */
  places: z.array(z.object({ categoryId: z.uuid(), audience: line(maxAudience).check(z.trim()) })).check(
    z.maxLength(maxPlaces),
    z.refine(
      (places) =>
        new Set(places.map(({ categoryId, audience }) => `${categoryId} ${audience.toLowerCase()}`)).size ===
        places.length,
      { error: () => m.placeTwice },
    ),
  ),
}

const chartContent = z.object(chartFields)
export type ChartContent = z.infer<typeof chartContent>

/** A size chart as shoppers see it. */
export const shownChart = z.object({
  title: z.string(),
  note: z.string(),
  /** How one of the shop's sizes is written, as "EU #". */
  form: z.string(),
  /** The heads of the columns after the sizes. */
  columns: z.array(z.string()),
  /** Each begins with one of the shop's sizes. */
  rows: z.array(z.array(z.string())),
  /** The column whose sizes are on the buttons; null if there is none. */
  onButtons: z.nullable(z.number()),
})
export type ShownChart = z.infer<typeof shownChart>
