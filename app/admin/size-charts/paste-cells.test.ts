import { expect, test } from 'vitest'
import { pasteCells } from './paste-cells.ts'

const rows = [
  { size: '36', cells: ['4', ''] },
  { size: '38', cells: ['6', ''] },
]

test('cells that were copied from a spreadsheet fill those from the place on, and add rows', () => {
  expect(pasteCells(rows, '38\t5\t88\r\n40\t7\t92\r\n', { row: 1, column: -1, width: 2 })).toEqual([
    rows[0],
    { size: '38', cells: ['5', '88'] },
    { size: '40', cells: ['7', '92'] },
  ])
  expect(pasteCells(rows, '84\n88', { row: 0, column: 1, width: 2 })).toEqual([
    { size: '36', cells: ['4', '84'] },
    { size: '38', cells: ['6', '88'] },
  ])
})

test('a column that the chart does not have is left out, and a single text is pasted as usual', () => {
  expect(pasteCells([], '36\t4\t84\t68', { row: 0, column: -1, width: 1 })).toEqual([{ size: '36', cells: ['4'] }])
  expect(pasteCells(rows, '88 cm', { row: 0, column: 1, width: 2 })).toBeNull()
})
