import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = [
  'adapters',
  'app',
  'bench',
  'cli',
  'contract',
  'db',
  'emails',
  'messages',
  'modules',
  'sandbox',
  'server',
]

/** The settings of the demo shop, country codes, and what existing shops have already run. */
const mayNameIt = /^(?:contract\/settings\/shown-defaults\.ts|contract\/countries\.ts|db\/migrations\/.*)$/

test('the brand of the demo shop is in its settings and its catalog, not in the code', () => {
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n')
  const naming = files
    .filter((file) => /\.(css|html|json|sql|svg|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => existsSync(file) && !mayNameIt.test(file))
    .filter((file) => /\bMG\b/.test(readFileSync(file, 'utf8')))
  expect(naming).toEqual([])
})
