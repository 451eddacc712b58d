import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

test('cells with commas, quotes and line breaks are quoted, and formulas are not executed', () => {
  const rows = [
    ['Name', 'Note'],
    ['Ann "A" Lee', 'one, two'],
    ['=1+1', '-2\n@x'],
  ]
  expect(writeCsv(rows)).toBe('Name,Note\r\n"Ann ""A"" Lee","one, two"\r\n\'=1+1,"\'-2\n@x"\r\n')
})
