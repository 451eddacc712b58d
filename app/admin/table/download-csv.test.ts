import { expect, test } from 'vitest'
import { maxCsvRows, type ReadPage, readAllRows } from './download-csv.ts'

/** A list of the numbers below `length`, in pages that name their last row. */
function listOf(length: number) {
  const asked: { after: string | undefined; limit: number }[] = []
  const readPage: ReadPage<number> = async (page) => {
    asked.push(page)
    const start = page.after === undefined ? 0 : Number(page.after) + 1
    const rows = Array.from({ length: Math.min(page.limit, length - start) }, (_, at) => start + at)
    const last = start + rows.length - 1
    return { rows, next: last < length - 1 ? String(last) : null }
  }
  return { asked, readPage }
}

test('a file has the rows of all pages, each read once, in the largest pages that a call answers', async () => {
  const { asked, readPage } = listOf(250)
  const progress: number[] = []
  const { rows, isCut } = await readAllRows(readPage, (read) => progress.push(read))
  expect(rows).toEqual(Array.from({ length: 250 }, (_, at) => at))
  expect(isCut).toBe(false)
  expect(asked).toEqual([
    { after: undefined, limit: 100 },
    { after: '99', limit: 100 },
    { after: '199', limit: 100 },
  ])
  expect(progress).toEqual([100, 200, 250])
})

test('a list that is longer than a file is cut, and says so', async () => {
  const { rows, isCut } = await readAllRows(listOf(maxCsvRows + 1).readPage, () => {})
  expect({ rows: rows.length, isCut }).toEqual({ rows: maxCsvRows, isCut: true })
  expect(await readAllRows(listOf(maxCsvRows).readPage, () => {})).toMatchObject({ isCut: false })
})
