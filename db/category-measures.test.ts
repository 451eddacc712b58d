import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#test/empty-database.ts'
import { migrate, migrateUntil } from './migrate.ts'
import { knownMigrations } from './migration-state.ts'

test('an upgraded shop has the names and the drawing that product pages have shown so far as its own', async () => {
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const all = knownMigrations()
  const at = all.findIndex(({ tag }) => tag.endsWith('_category_measures'))
  await migrateUntil(client, all[at - 1]?.when ?? 0)
  await client.query(`insert into categories (parent_key, key, slug, path, title) values
    ('', 'glasses', 'glasses', 'glasses', 'Glasses'), ('glasses', 'round', 'round', 'glasses/round', 'Round'),
    ('', 'bags', 'bags', 'bags', 'Bags'), ('bags', 'totes', 'totes', 'bags/totes', 'Totes')`)
  await client.query(`insert into products
      (sku, name, brand, description, category, sub_category, type, sub_category_slug, type_slug, price_cents, measurement)
    values ('A', 'A', '', '', 'Women', 'Glasses', 'Round', 'glasses', 'round', 100, '52-18-140'),
      ('B', 'B', '', '', 'Women', 'Bags', 'Totes', 'bags', 'totes', 100, null)`)

  await migrate(url)
  const { rows } = await client.query(`select c.path, c.measure_names, c.measure_unit,
    convert_from(f.content, 'UTF8') like '<svg%' as is_drawn,
    left(translate(encode(sha256(f.content), 'base64'), '+/', '-_'), 22) = left(c.drawing, 22) as is_named
    from categories c left join brand_files f on f.name = c.drawing where c.path in ('glasses', 'bags') order by c.path`)
  expect(rows).toEqual([
    { path: 'bags', measure_names: [], measure_unit: 'mm', is_drawn: null, is_named: null },
    {
      ...{ path: 'glasses', measure_names: ['Lens', 'Bridge', 'Temple'], measure_unit: 'mm' },
      ...{ is_drawn: true, is_named: true },
    },
  ])
})
