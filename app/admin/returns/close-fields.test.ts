import { expect, test } from 'vitest'
import { readClosing } from './close-fields.ts'

test.each([
  ['', 0],
  ['10.50', 10.5],
  ['1,050', 1_050],
])('a deduction typed as "%s" is %s', (deduction, amount) => {
  expect(readClosing({ outcome: 'refund', deduction }).deduction).toBe(amount)
})
