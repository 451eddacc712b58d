import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { departmentName } from '#contract/messages/departments.ts'
import { ownValue } from '#contract/own-value.ts'

/** The lines that look up a variable in a table of any words, such as `const units: Record<string, …>`, without `ownValue`. */
function findLookups(code: string): string[] {
  const tables = [...code.matchAll(/const (\w+): (?:Readonly<|Partial<)*Record<string,/g)].map(([, name = '']) => name)
  return tables.flatMap((name) => {
    const lookup = new RegExp(`(?<![\\w.$])${name}(?:\\?\\.)?\\[(?!['"\\d])[^\\]]*\\](?!\\s=[^=>])`)
    return code.split('\n').filter((line) => lookup.test(line))
  })
}

test('words that every object knows are found in no table', () => {
  for (const word of ['constructor', '__proto__', 'toString']) {
    expect(ownValue({ Sales: 'Sales' }, word)).toBeUndefined()
    expect(departmentName(word)).toBe(word)
  }
  expect(ownValue({ Sales: 'Sales' }, 'Sales')).toBe('Sales')
})

test('a table is read under words of others by ownValue only', () => {
  expect(findLookups("const posts: Record<string, string> = {}\nreturn posts[country] ?? 'DHL'")).toHaveLength(1)
  expect(findLookups("const posts: Record<string, string> = {}\nreturn posts['DE']")).toEqual([])

  /** Tables of the shop's own names: fields, columns and marks. */
  const own = ['app/state/glance.ts', 'contract/own-value.ts', 'modules/products/field-columns.ts']
  const files = globSync('{app,contract,modules,server,adapters,sandbox,cli,emails,db}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file) && !own.includes(file),
  )
  const found = files.flatMap((file) =>
    findLookups(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
