import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const maxLinesInFile = 300

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
