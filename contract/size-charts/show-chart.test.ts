import { expect, test } from 'vitest'
import type { ChartColumn, ChartContent } from './chart-shape.ts'
import { showChart } from './show-chart.ts'
import { lineSizeLabel, sizeLabel } from './size-label.ts'

const column = (name: string, rest: Partial<ChartColumn> = {}): ChartColumn => {
  return { kind: 'measure', unit: 'cm', isOnButtons: false, ...rest, name }
}
const us = column('US', { kind: 'system', unit: '', isOnButtons: true })

const chart: ChartContent = {
  ...{ title: 'Dresses', note: '', system: 'EU', unit: '', hasBothUnits: true, places: [] },
  columns: [us, column('Bust')],
  rows: [
    { size: '36', cells: ['4', '84'] },
    { size: '38', cells: ['6', '88'] },
  ],
}
const cellOf = (typed: string, rest: Partial<ChartColumn>, hasBothUnits = true) => {
  const rows = [{ size: '1', cells: [typed] }]
  return showChart({ ...chart, hasBothUnits, columns: [column('It', rest)], rows }, ['1'])?.rows[0]?.[1]
}

test('a chart shows the sizes that a product comes in, and none without them', () => {
  expect(showChart(chart, ['38', '50'])?.rows).toEqual([['38', '6', '88 cm / 34¾ in']])
  expect(showChart(chart, ['50'])).toBeNull()
})

test.each([
  ['72', { unit: 'cm' }, '72 cm / 28¼ in'],
  ['86-91', { unit: 'cm' }, '86–91 cm / 33¾–35¾ in'],
  ['34.5', { unit: 'in' }, '34½ in / 87.5 cm'],
  ['24,5', { unit: 'cm' }, '24.5 cm / 9¾ in'],
  ['0.5', { unit: 'in' }, '½ in / 1.5 cm'],
  ['14.9', { unit: 'mm' }, '14.9 mm'],
  ['26–28', { unit: '' }, '26–28'],
  ['loose', { unit: 'cm' }, 'loose'],
  ['7½', { kind: 'system' }, '7½'],
  ['', { unit: 'cm' }, ''],
] as const)('"%s" in %j is written as "%s"', (typed, rest, written) => {
  expect(cellOf(typed, rest)).toBe(written)
})

test('a shop that measures in one unit shows one', () => {
  expect(cellOf('72', { unit: 'cm' }, false)).toBe('72 cm')
})

test('a size is labeled in the system of the buttons first, then as the shop writes it', () => {
  const shown = showChart(chart, ['36', '38'])
  expect(sizeLabel(shown, 38)).toEqual(['US 6', 'EU 38'])
  expect(sizeLabel(showChart({ ...chart, columns: [column('Bust')] }, ['38']), 38)).toEqual(['EU 38'])
  expect(sizeLabel(showChart({ ...chart, system: '', unit: 'cm', columns: [] }, ['38']), 38)).toEqual(['38 cm'])
  expect(sizeLabel(shown, 50)).toEqual(['50'])
  expect(sizeLabel(null, 'XL')).toEqual(['XL'])
})

test('on a line a size says its systems in one, and nothing where it would only be repeated', () => {
  const shown = showChart(chart, ['38'])
  expect(lineSizeLabel(shown, 38)).toBe('US 6 (EU 38)')
  expect(lineSizeLabel(showChart({ ...chart, columns: [column('Bust')] }, ['38']), '38')).toBe('EU 38')
  expect(lineSizeLabel(shown, 50)).toBeNull()
  expect(lineSizeLabel(null, 'XL')).toBeNull()
  expect(lineSizeLabel(shown, null)).toBeNull()
})
