import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a text of ours becomes SQL as it is; everything else is a parameter. */
const own: Record<string, string> = {
  'db/columns/column-types.ts': 'the values of check constraints',
  'db/typed-sql.ts': 'names of tables and columns',
  'modules/discounts/lock-discounts.ts': 'the name of a function',
  'modules/imports/write-import.ts': 'types of columns',
  'modules/listing/count-facets.ts': 'numbers of a table of ours',
  'modules/listing/match-query.ts': 'numbers of steps',
  'modules/products/product-path.ts': 'names of tables',
  'modules/sorted-page.ts': 'types of columns',
}

/** The places of a code where a text becomes SQL: `sql.raw(…)`, and statements that are built from texts. */
function findTexts(code: string): string[] {
  return [...code.matchAll(/sql\.raw\([^\n]*|\b(?:execute|query|executeSql|unsafe)\(\s*`[^`]*\$\{[^`]*`/g)].map(
    ([found]) => found,
  )
}

test('no SQL is built from texts, but in places that know no input', () => {
  const word = '$' + '{word}'
  expect(findTexts(`db.execute(sql\`select ${word}\`)`)).toEqual([])
  expect(findTexts(`db.execute(\`select ${word}\`)`)).toHaveLength(1)
  expect(findTexts(`client.query(\n  \`select ${word}\`)`)).toHaveLength(1)
  expect(findTexts('sql.raw(word)')).toHaveLength(1)

  const files = globSync('{app,contract,modules,server,adapters,sandbox,emails,db}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|^db\/(embedded|listen\.ts)/.test(file),
  )
  const found = files.filter((file) => findTexts(readFileSync(file, 'utf8')).length > 0)
  expect(found.toSorted()).toEqual(Object.keys(own))
})
