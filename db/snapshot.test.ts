import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const folder = 'db/migrations/meta'

test('the newest snapshot of the migrations matches the tables', async () => {
  const files = readdirSync('db/tables').map((name) => name.replace(/\.ts$/, ''))
  const tables = await Promise.all(files.map((name) => import(`./tables/${name}.ts`)))
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const { id, prevId, ...snapshot } = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8'))

  const declared = generateDrizzleJson(Object.assign({}, ...tables), prevId, undefined, 'snake_case')
  expect({ ...declared, id, prevId }).toEqual({ ...snapshot, id, prevId })
})
