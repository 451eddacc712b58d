import { globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { emptyDatabase, queryDatabase } from '#test/empty-database.ts'
import { migrate } from './migrate.ts'

const folder = 'db/migrations/meta'

test('the newest snapshot of the migrations matches the tables', async () => {
  const tables = await Promise.all(globSync('db/tables/**/*.ts').map((file) => import(resolve(file))))
  const { id, prevId, ...snapshot } = newestSnapshot()

  const declared = generateDrizzleJson(Object.assign({}, ...tables), prevId, undefined, 'snake_case')
  expect({ ...declared, id, prevId }).toEqual({ ...snapshot, id, prevId })
})

test('a migrated database has the indexes of the snapshot, whatever was written into migrations by hand', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const rows = await queryDatabase(url, "select indexname as name from pg_indexes where schemaname = 'public'")
  const there = rows.map(({ name }) => name)
  const { tables }: { tables: Record<string, { indexes: object }> } = newestSnapshot()
  const declared = Object.values(tables).flatMap(({ indexes }) => Object.keys(indexes))
  expect(declared.filter((name) => !there.includes(name))).toEqual([])
})

function newestSnapshot() {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  return JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8'))
}
