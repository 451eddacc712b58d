import { expect, test } from 'vitest'
import { chosenColumns } from './column.ts'

const columns = ['order', 'date', 'email'].map((key) => ({
  key,
  label: key,
  cell: () => key,
  text: () => key,
  ...(key === 'email' && { isOptional: true }),
}))

const keysOf = (chosen?: string) => chosenColumns(columns, chosen).map(({ key }) => key)

test('a table shows its usual columns, or those that were chosen after the first one, in the order of the table', () => {
  expect(keysOf()).toEqual(['order', 'date'])
  expect(keysOf('email,date')).toEqual(['order', 'date', 'email'])
  expect(keysOf('email')).toEqual(['order', 'email'])
})

test('names that are no columns are ignored', () => {
  expect(keysOf('nothing')).toEqual(['order', 'date'])
  expect(keysOf('')).toEqual(['order', 'date'])
})

test('a column for wide screens is shown at every width once the columns are chosen', () => {
  const wide = columns.map((column) => (column.key === 'date' ? { ...column, from: 'xl' as const } : column))
  const widthsOf = (chosen?: string) => chosenColumns(wide, chosen).map(({ from }) => from)
  expect(widthsOf()).toEqual([undefined, 'xl'])
  expect(widthsOf('date,email')).toEqual([undefined, undefined, undefined])
})
