import { expect, test } from 'vitest'
import { databaseBefore, queryDatabase } from '#test/empty-database.ts'

test('the numeric sizes of an older shop become texts in their order', async () => {
  const { url, upgrade } = await databaseBefore('sizes_as_text')
  await queryDatabase(
    url,
    `insert into products (sku, name, category, sub_category, type, sub_category_slug, type_slug, price_cents, sizes)
       values ('S-1', 'Dress', 'Women', 'Apparel', 'Dresses', 'apparel', 'dresses', 6000, '{38.00,40.50,100.00}');
     insert into product_sizes select id, size from products, unnest(array[100, 40.5, 38]) as s (size);
     insert into variants (product_id, size, on_hand) select id, 40.5, 3 from products`,
  )

  await upgrade()
  expect(await queryDatabase(url, 'select sizes from products')).toEqual([{ sizes: ['38', '40.5', '100'] }])
  expect(await queryDatabase(url, 'select size, position from product_sizes order by position')).toEqual([
    { size: '38', position: 0 },
    { size: '40.5', position: 1 },
    { size: '100', position: 2 },
  ])
  expect(await queryDatabase(url, 'select size, on_hand from variants')).toEqual([{ size: '40.5', on_hand: 3 }])
})
