import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const maxLinesInFile = 300
const maxLinesInComponent = 80

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')

test('no source file, tests included, is longer than 300 lines', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const long = sources
    .map((file) => `${file}: ${linesOf(file).length}`)
    .filter((row) => Number(row.split(': ')[1]) > maxLinesInFile)
  expect(long, 'split each along its nouns').toEqual([])
})

/** The components that a file declares, as Biome formats them: from their first line to the next bracket at its start. */
function componentsOf(file: string): { name: string; lines: number }[] {
  const lines = linesOf(file)
  return lines.flatMap((line, at) => {
    const name = /^(?:export )?(?:default )?(?:function|const) ([A-Z]\w*)/.exec(line)?.[1]
    if (!name || !/[({,]$/.test(line)) return []
    const end = lines.findIndex((each, after) => after > at && /^[})\]]+;?$/.test(each))
    return [{ name, lines: end - at + 1 }]
  })
}

test('no component is longer than 80 lines', () => {
  const components = sources
    .filter((file) => /^(app|emails)\/.*\.tsx$/.test(file))
    .flatMap((file) => componentsOf(file).map(({ name, lines }) => ({ name: `${file} ${name}`, lines })))
  expect(components.length).toBeGreaterThan(700)
  expect(components.find(({ name }) => name === 'app/reviews/review-form.tsx ReviewForm')?.lines).toBeGreaterThan(20)
  expect(components.filter(({ lines }) => lines > maxLinesInComponent)).toEqual([])
})
