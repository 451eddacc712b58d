import type { FormFields, FormValues, Rule } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import type { OwnChart } from '#contract/size-charts/calls.ts'
import {
  type ChartColumn,
  type ChartContent,
  type ChartRow,
  chartFields,
  maxChartNote,
  maxChartTitle,
  sizeSystems,
  sizeUnits,
} from '#contract/size-charts/chart-shape.ts'
import { adminSizeChartsMessages as m } from '#messages/en-US/admin/size-charts.ts'
import { apiSizeChartsMessages } from '#messages/en-US/api/size-charts.ts'

type Place = ChartContent['places'][number]

/** The form of a size chart; columns, rows and places are lists as JSON. */
export function chartFormFields() {
  const listRule = (schema: Parameters<typeof schemaRule>[0]): Rule => schemaRule(schema, JSON.parse)
  return {
    title: {
      label: m.title,
      hint: m.titleHint,
      maxLength: maxChartTitle,
      missing: apiSizeChartsMessages.titleMissing,
      autoComplete: 'off',
    },
    system: {
      label: m.system,
      hint: m.systemHint,
      control: 'select',
      missing: null,
      options: [{ value: '', label: m.noSystem }, ...sizeSystems],
    },
    unit: { label: m.unit, hint: m.unitHint, control: 'select', missing: null, options: unitOptions() },
    columns: { label: m.columns, control: 'hidden', rule: listRule(chartFields.columns) },
    rows: { label: m.rows, control: 'hidden', rule: listRule(chartFields.rows) },
    hasBothUnits: { label: m.hasBothUnits, control: 'checkbox' },
    note: {
      label: m.note,
      hint: m.noteHint,
      control: 'paragraph',
      rows: 3,
      maxLength: maxChartNote,
      isOptional: true,
    },
    places: { label: m.places, control: 'hidden', rule: listRule(chartFields.places) },
  } satisfies FormFields
}

export const unitOptions = () => [{ value: '', label: m.noUnit }, ...sizeUnits]

type ChartFields = ReturnType<typeof chartFormFields>
export type ChartValues = FormValues<ChartFields>
export type ListName = 'columns' | 'rows' | 'places'

export function valuesOfChart({ columns, rows, places, hasBothUnits, ...chart }: OwnChart): ChartValues {
  const { title, system, unit, note } = chart
  return {
    ...{ title, system, unit, note },
    hasBothUnits: hasBothUnits ? 'on' : '',
    columns: JSON.stringify(columns),
    rows: JSON.stringify(rows),
    places: JSON.stringify(places),
  }
}

/** The lists of the form, which only its own controls write. */
export const readColumns = ({ columns }: ChartValues): ChartColumn[] => JSON.parse(columns)
export const readRows = ({ rows }: ChartValues): ChartRow[] => JSON.parse(rows)
export const readPlaces = ({ places }: ChartValues): Place[] => JSON.parse(places)

/** The typed values as the call takes them. */
export function readChart(values: ChartValues): ChartContent {
  const { title, note } = values
  return {
    ...{ title, note },
    system: sizeSystems.find((each) => each === values.system) ?? '',
    unit: sizeUnits.find((each) => each === values.unit) ?? '',
    hasBothUnits: values.hasBothUnits === 'on',
    columns: readColumns(values),
    rows: readRows(values),
    places: readPlaces(values),
  }
}
