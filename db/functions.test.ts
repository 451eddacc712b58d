import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#test/empty-database.ts'
import { migrate } from './migrate.ts'

/**
 * A database with one product, one of its variants (20 units), a color, an image and a review, and a listener for
 * announced changes.
 */
async function openCatalog() {
  const url = await emptyDatabase()
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ id: string }>(`
    insert into products (sku, name, category, sub_category, type, sub_category_slug, type_slug, price_cents)
    values ('S-1', 'Lido', 'Women', 'Bags', 'Tote', 'bags', 'tote', 5000) returning id
  `)
  const productId = rows[0]?.id ?? ''
  await client.query(`
    insert into variants (product_id, on_hand) values ('${productId}', 20);
    insert into product_colors (product_id, position, name, hex) values ('${productId}', 0, 'Black', '#000000');
    insert into product_sizes (product_id, size) values ('${productId}', '38');
    insert into images (id, file_key, width, height) values ('lido', 'images/lido.avif', 700, 920);
    insert into product_images (product_id, image_id, position) values ('${productId}', 'lido', 0);
    insert into looks (slug, title, image_id, position) values ('terrace', 'The terrace', 'lido', 0);
    insert into image_spots (image_id, position, product_id, x, y) values ('lido', 0, '${productId}', 0.5, 0.5);
    insert into reviews (product_id, name, email, title, message, rating)
    values ('${productId}', 'Ann', 'ann@example.com', 'Good', 'Good.', 5);
  `)
  await client.query('listen catalog_changed; listen all_sent')

  /** The products that a change is announced for. */
  async function announced(change: string): Promise<string[]> {
    const products: string[] = []
    const allSent = Promise.withResolvers<void>()
    const listen = ({ channel, payload = '' }: pg.Notification) => {
      if (channel === 'all_sent') allSent.resolve()
      else products.push(payload)
    }
    client.on('notification', listen)
    await client.query(change)
    await client.query('notify all_sent')
    await allSent.promise
    client.off('notification', listen)
    return products
  }
  return { client, productId, announced }
}

/** Another value of each type that a product's columns have. */
const others: Record<string, string> = {
  text: "'other'",
  'text[]': "'{other}'",
  real: '4.5',
  'numeric(7,2)[]': "'{40}'",
  'timestamp with time zone': "'2020-01-01'",
}

test('a change of any column of a product is announced, also of a new column, but not the counters of a job', async () => {
  const { client, productId, announced } = await openCatalog()
  await client.query('alter table products add column fabric text')
  const { rows: constraints } = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = 'products'::regclass and contype = 'c'",
  )
  for (const { name } of constraints) await client.query(`alter table products drop constraint ${name}`)
  const { rows: columns } = await client.query<{ name: string; type: string }>(`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = 'products'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      -- The keys of its categories follow their titles.
      and attname not in ('id', 'sub_category_slug', 'type_slug')
  `)
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'description', 'fabric']))

  const silent: string[] = []
  for (const { name, type } of columns) {
    const other = { boolean: `not ${name}`, integer: `coalesce(${name}, 6000) + 1`, ...others }[type]
    const notified = await announced(`update products set ${name} = ${other}`)
    if (notified.length === 0) silent.push(name)
    else expect(notified, name).toEqual([productId])
  }
  expect(silent).toEqual(['sold_count'])
  expect(await announced('update products set name = name')).toEqual([])
})

test('the stock of a variant is announced when pages show it, every other change of a variant always', async () => {
  const { client, productId, announced } = await openCatalog()
  await client.query('alter table variants add column barcode text')
  expect(await announced('update variants set on_hand = 12, reserved = reserved + 3')).toEqual([])
  expect(await announced('update variants set reserved = 7')).toEqual([productId])
  expect(await announced('update variants set reserved = 12')).toEqual([productId])
  expect(await announced("update variants set barcode = '4006381333931'")).toEqual([productId])
  expect(await announced('update variants set barcode = barcode')).toEqual([])
  expect(await announced(`insert into variants (product_id, size) values ('${productId}', '38')`)).toEqual([productId])
  expect(await announced("delete from variants where size = '38'")).toEqual([productId])
})

test.each([
  "update product_colors set hex = '#111111'",
  'delete from product_colors',
  "update product_sizes set size = '39'",
  'update product_images set position = 1',
  "update images set alt = 'A pair of sunglasses'",
  "update reviews set reply = 'Thank you.'",
  'delete from reviews',
  "update looks set title = 'The garden'",
  'delete from looks',
  'update image_spots set x = 0.25',
  'delete from image_spots',
  'delete from products',
])('%s: announced for the product', async (change) => {
  const { productId, announced } = await openCatalog()
  expect(await announced(change)).toEqual([productId])
})
