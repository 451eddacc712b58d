import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#db/tables/products.ts'
import { seedProducts } from '#demo/seed-products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'
import { few, isAmong } from './is-among.ts'

test('an order is found by the beginning of a tracking number that more packages have than are looked up, and by all of it', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const cap = await shop.product({ name: 'Cap', onHand: 10 })
  const order = await shop.order({ product: cap })
  await shop.order({ product: cap })
  await shop.db.execute(sql`
    insert into shipments (order_id, position, carrier, tracking_url, tracking_number)
    select ${order.id}, n, 'UPS', 'https://www.ups.com/', '1Z999' || lpad(n::text, 6, '0') from generate_series(1, ${few + 1}::int) as n`)
  for (const search of ['1Z', '1z999', '1Z999000007']) {
    const { orders } = await owner.orderTable.listOrderRows({ search })
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([order.number])
  }
  expect((await owner.orderTable.listOrderRows({ search: '1Z998' })).orders).toEqual([])
})

test('a discount is found by what more codes have than are looked up, and by one of them', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const { discountId } = await owner.discounts.addDiscount(discountTerms({ title: 'Welcome', code: 'HELLO' }))
  await owner.discounts.addDiscount(discountTerms({ title: 'Another', code: 'OTHER' }))
  await shop.db.execute(sql`
    insert into discount_codes (discount_id, code, max_uses) select ${discountId}, 'BULK-' || n, 1 from generate_series(1, ${few + 1}::int) as n`)
  for (const search of ['bulk', 'LK', 'bulk-77']) {
    const { discounts } = await owner.discounts.listDiscounts({ search })
    expect(discounts.map(({ title }) => title)).toEqual(['Welcome'])
  }
})

test('products are found by the beginning of a SKU that more variants have than are looked up, and by all of it', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  await seedProducts(shop.db, 400)
  await shop.db.execute(sql`
    update variants v set sku = 'CODE-' || n from (select id, row_number() over (order by id) as n from variants) as each
    where each.id = v.id`)
  const { rows } = await shop.db.execute<{ products: number; variants: number }>(
    sql`select count(distinct product_id)::int as products, count(*)::int as variants from variants`,
  )
  expect(rows[0]?.variants).toBeGreaterThan(few)
  const found = new Set<string>()
  let after: string | undefined
  do {
    const page = await owner.products.listAllProducts({ search: 'code-', limit: 100, ...(after && { after }) })
    for (const { _id } of page.products) found.add(_id)
    after = page.next ?? undefined
  } while (after)
  expect(found.size).toBe(rows[0]?.products)
  const { products: exact } = await owner.products.listAllProducts({ search: `code-${rows[0]?.variants}` })
  expect(exact).toHaveLength(1)
})

test('of many IDs each row is asked for itself, few are constants', async () => {
  const { db, product } = await createTestShop()
  const { id } = await product({ name: 'Cap' })
  await product({ name: 'Other' })
  const each = sql`true`
  const found = (count: number) => sql`select ${id}::uuid as id from generate_series(1, ${count}::int)`
  expect(await isAmong(db, products.id, { found: found(few + 1), each })).toBe(each)
  const condition = await isAmong(db, products.id, { found: found(few), each })
  expect((await db.select().from(products).where(condition)).map(({ name }) => name)).toEqual(['Cap'])
})
