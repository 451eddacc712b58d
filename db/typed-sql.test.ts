import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#test/empty-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { productColors, products, variants } from './tables/products.ts'
import { orNull, type RowOf, selectRows } from './typed-sql.ts'

const p = alias(products, 'p')
const v = alias(variants, 'v')
const c = alias(productColors, 'c')
const selection = {
  name: p.name,
  status: p.status,
  createdAt: p.createdAt,
  size: v.size,
  color: orNull(c.name),
  units: sql<number>`v.on_hand - v.reserved`,
}

test('rows of hand-written SQL are typed and converted like those of Drizzle', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const db = openDatabase(url)
  onTestFinished(() => db.$client.end())
  const [product] = await db
    .insert(products)
    .values({
      sku: 'S-1',
      name: 'Lido',
      category: 'Women',
      subCategory: 'Bags',
      type: 'Tote',
      subCategorySlug: 'bags',
      typeSlug: 'tote',
      priceCents: 50_00,
      createdAt: new Date('2026-02-03T04:05:06Z'),
    })
    .returning()
  await db.insert(variants).values({ productId: product?.id ?? '', size: 38.5, onHand: 20, reserved: 2 })

  const rows = await selectRows(
    db,
    selection,
    (list) => sql`
      select ${list} from products p join variants v on v.product_id = p.id left join product_colors c on c.id = v.color_id
    `,
  )

  expectTypeOf(rows).toEqualTypeOf<
    {
      name: string
      status: 'draft' | 'published' | 'archived'
      createdAt: Date
      size: number | string | null
      color: string | null
      units: number
    }[]
  >()
  expect(rows).toEqual([
    {
      name: 'Lido',
      status: 'draft',
      createdAt: new Date('2026-02-03T04:05:06Z'),
      size: 38.5,
      color: null,
      units: 18,
    },
  ])
})

test('an unknown column does not compile', () => {
  // @ts-expect-error: a renamed column is missing under its old name.
  expect(p.title).toBeUndefined()
  // @ts-expect-error: what is not selected is not in the row.
  expectTypeOf<RowOf<typeof selection>['sku']>()
})
