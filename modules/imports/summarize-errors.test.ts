import { expect, test } from 'vitest'
import { summarizeErrors } from './summarize-errors.ts'

const price = (line: number) => ({ line, column: 'price', message: 'Please enter a price, such as 60.00.' })

test('equal errors of a column are one, with their count and first lines, in the order of lines', () => {
  const other = { line: 3, column: 'oldPrice', message: 'Please enter a price, such as 60.00.' }
  expect(summarizeErrors([price(9), price(7), other, ...[2, 4, 5, 6, 8].map(price)])).toEqual([
    { ...price(2), lines: [2, 4, 5, 6, 7], count: 7 },
    { ...other, lines: [3], count: 1 },
  ])
  expect(summarizeErrors([])).toEqual([])
})

test('at most two hundred different errors are listed, the first ones of the file', () => {
  const errors = Array.from({ length: 300 }, (_, at) => ({ line: 301 - at, column: 'sku', message: `No. ${301 - at}` }))
  const listed = summarizeErrors([...errors, price(400), price(401)])
  expect(listed).toHaveLength(200)
  expect([listed[0]?.line, listed.at(-1)?.line]).toEqual([2, 201])
})
