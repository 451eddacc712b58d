import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { images } from '#db/tables/media.ts'
import { stockChanges, products as table, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { imports, products } = shop.as(owner)

async function bringIn(file: string | Buffer, dryRun: 'yes' | 'no' = 'no') {
  const { importId } = await imports.importProducts({ file: Buffer.from(file), dryRun })
  await shop.runJobs()
  return (await imports.findImport({ importId })).productImport
}

async function takeOut(): Promise<string> {
  let csv = ''
  let after: string | undefined
  do {
    const part = await imports.exportProducts(after === undefined ? {} : { after })
    csv += part.csv
    after = part.next ?? undefined
  } while (after !== undefined)
  return csv
}

const heading = 'sku,name,category,subCategory,type,price'
const line = (sku: string, price = '60.00') => `${sku},Lido,Women,Sunglasses,Cat Eye,${price}`
const idOf = async (sku: string) => (await shop.db.select().from(table).where(eq(table.sku, sku)))[0]?.id ?? ''

test('importing an export again changes nothing, whatever its values', async () => {
  await shop.product({
    name: '=HYPERLINK("http://evil.example")',
    tags: ['@home', '+1'],
    colors: ['Black', "'=x"],
    sizes: [38, 40.5, 'XS', 'W32/L34', '=1'],
  })
  await shop.product({ name: 'Größe "L", neu', onHand: null, measurement: '52-18-140', oldPriceCents: 99_99 })
  const odd = await shop.product({ name: "'-quoted", status: 'draft', priceCents: 1_00 })
  await shop.db.update(table).set({ description: '\t=1+1\n\n"Two", lines; ’ é\r\n' }).where(eq(table.id, odd.id))
  await shop.product({ name: 'Gone', status: 'archived' })
  const before = await takeOut()

  expect(await bringIn(before)).toMatchObject({
    state: 'done',
    lines: 15,
    created: 0,
    changed: 0,
    unchanged: 6,
    errors: [],
  })
  expect(await takeOut()).toBe(before)

  const cells = before.split(/\r\n|,/)
  expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([])
})

test('importing an export restores later changes and archived products', async () => {
  const own = await shop.product({ name: 'Amalfi', colors: ['Sand'], sizes: [36, 38] })
  await shop.db.update(images).set({ alt: 'A dress' })
  const before = await takeOut()

  await shop.db
    .update(table)
    .set({ name: 'Other', priceCents: 1_00, tags: ['x'], status: 'archived' })
    .where(eq(table.id, own.id))
  await shop.db.update(variants).set({ onHand: 1 }).where(eq(variants.productId, own.id))
  expect(await bringIn(before)).toMatchObject({ state: 'done', changed: 1, created: 0 })
  expect(await takeOut()).toBe(before)

  await shop.db.execute(sql`delete from products where id = ${own.id}`)
  expect(await bringIn(before)).toMatchObject({ state: 'done', changed: 0, created: 1 })
  expect(await takeOut()).toBe(before)
})

test('a dry run reports what would change, and changes nothing', async () => {
  const file = `${heading}\n${line('DRY-1')}\n${line('DRY-2')}`
  expect(await bringIn(file, 'yes')).toMatchObject({ isDryRun: true, state: 'done', lines: 2, created: 2, progress: 1 })
  expect(await idOf('DRY-1')).toBe('')
  expect(await bringIn(file)).toMatchObject({ isDryRun: false, state: 'done', created: 2 })
  expect(await idOf('DRY-1')).not.toBe('')
})

test('lines of one SKU are its colors and sizes; new ones are added, others stay', async () => {
  const columns = `${heading},color,hex,size,onHand`
  const first = `${columns}\n${line('SET-1')},Black,#1B1B1B,38,3\n${line('SET-1')},Honey,#c08a2b,40,4`
  expect(await bringIn(first)).toMatchObject({ state: 'done', lines: 2, created: 1 })
  const again = 'sku;color;hex;size;onHand\nSET-1;Rose;#cc8899;38;\nSET-1;Black;#1b1b1b;38;7'
  expect(await bringIn(again)).toMatchObject({ state: 'done', changed: 1 })

  const productId = await idOf('SET-1')
  const { product } = await products.findOwnProduct({ productId })
  expect(product).toMatchObject({ status: 'draft', version: 2 })
  expect(product.variants.map(({ color, size, onHand }) => [color, size, onHand])).toEqual([
    ['Black', 38, 7],
    ['Black', 40, 0],
    ['Honey', 38, 0],
    ['Honey', 40, 4],
    ['Rose', 38, null],
    ['Rose', 40, 0],
  ])
  expect(product.stockChanges.map(({ delta, reason, by }) => [delta, reason, by])).toContainEqual([
    4,
    'imported',
    'Ann Lee',
  ])
  expect(product.prices).toMatchObject([{ price: 60, by: 'Ann Lee' }])
})

const known = await shop.product({ name: 'Known', colors: ['Black'], onHand: 4 })
const held = await shop.product({ name: 'Held', onHand: 4 })
await shop.db.update(variants).set({ reserved: 3 }).where(eq(variants.productId, held.id))

test.each([
  ['nothing', '', [1, '', 'The file is empty.']],
  ['a heading alone', heading, [2, '', 'The file has no products.']],
  ['no SKU column', 'name\nLido', [1, 'sku', 'The column sku is missing.']],
  ['a column of no meaning', `${heading},shade`, [1, 'shade', 'Unknown column shade.']],
  ['a column twice', 'sku,SKU\nA,B', [1, 'sku', 'This column appears twice.']],
  ['a price that is none', `${heading}\n${line('A', 'sixty')}`, [2, 'price', 'Please enter a price, such as 60.00.']],
  ['a price of nothing', `${heading}\n${line('A', '0')}`, [2, 'price', 'A price must be above 0.']],
  ['a negative price', `${heading}\n${line('A', '-5')}`, [2, 'price', 'Please enter a price, such as 60.00.']],
  ['too many cells', `${heading}\n${line('A')},x`, [2, '', 'This line has more cells than the header.']],
  ['too few cells', `${heading}\nA,Lido`, [2, '', 'This line has fewer cells than the header.']],
  ['an open quotation mark', `${heading}\n"A,Lido`, [2, '', 'A quotation mark is misplaced or missing.']],
  ['a new product without a type', 'sku,name,price\nA,Lido,5', [2, 'category', 'A new product needs this column.']],
  ['no sub-category', `${heading}\nA,Lido,Women,,Boots,5`, [2, 'subCategory', 'Please enter a sub-category.']],
  [
    'the same SKU twice',
    `${heading}\n${line('A')}\n\n${line('A')}`,
    [4, 'sku', 'Line 2 already has this SKU in the same color and size.'],
  ],
  [
    'two names for one SKU',
    `${heading},size\n${line('A')},38\n${line('A').replace('Lido', 'X')},40`,
    [3, 'name', 'Conflicts with line 2 (same SKU).'],
  ],
  [
    'an old price below the price',
    `${heading},oldPrice\n${line('A')},50`,
    [2, 'oldPrice', 'The old price must be above the price.'],
  ],
  ['a color without its hex', `${heading},color\n${line('A')},Black`, [2, 'hex', 'A new color needs a hex value.']],
  [
    'negative stock',
    `sku,color,onHand\n${known.sku},Black,-1`,
    [2, 'onHand', "Please enter whole units, or leave the cell empty if stock isn't counted."],
  ],
  [
    'stock without its color',
    `sku,onHand\n${known.sku},3`,
    [2, 'color', 'This product comes in colors. Please enter one.'],
  ],
  [
    'less than checkouts hold',
    `sku,onHand\n${held.sku},2`,
    [2, 'onHand', 'The stock cannot be below the 3 reserved in checkouts.'],
  ],
  ['an image nobody has', `sku,images\n${held.sku},nowhere`, [2, 'images', 'Image nowhere not found.']],
  [
    'something bare in the shop',
    `${heading},status\n${line('A')},published`,
    [2, 'status', 'A published product needs a description and an image.'],
  ],
])('a file with %s is refused with its line', async (_what, file, [at, column, message]) => {
  const answer = await bringIn(file)
  expect(answer).toMatchObject({ state: 'refused', created: 0, changed: 0 })
  expect(answer.errors[0]).toMatchObject({ line: at, column, message })
})

test('a file that is not text is refused', async () => {
  for (const file of [
    Buffer.from([0xff, 0xfe, 0x41, 0x00]),
    Buffer.from('sku\nA\0B'),
    Buffer.from('sku\nM\xfcller', 'latin1'),
  ]) {
    expect((await bringIn(file)).errors).toMatchObject([
      { line: 1, column: '', message: 'Please save the file as CSV in UTF-8.' },
    ])
  }
})

test('one wrong line in a thousand blocks the whole import, and every wrong line is reported', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => line(`HALF-${at}`, at === 500 || at === 900 ? 'x' : '5'))
  const answer = await bringIn(`${heading}\n${lines.join('\n')}`)
  expect(answer).toMatchObject({ state: 'refused', lines: 1_000, errorCount: 2 })
  expect(answer.errors).toMatchObject([{ line: 502, column: 'price', lines: [502, 902], count: 2 }])
  expect(await idOf('HALF-1')).toBe('')
})

test('an error of several lines is listed once with their count, beside the others', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => `${line(`SAME-${at}`, at === 7 ? 'x' : '5')},published`)
  const answer = await bringIn(`${heading},status\n${lines.join('\n')}`)
  expect(answer).toMatchObject({ state: 'refused', errorCount: 20 })
  expect(answer.errors).toMatchObject([
    { line: 2, column: 'status', lines: [2, 3, 4, 5, 6], count: 19 },
    { line: 9, column: 'price', lines: [9], count: 1 },
  ])
})

test('an import is one audit event, sends stock alerts, and notifies no one else', async () => {
  const waited = await shop.product({ name: 'Waited', onHand: 0 })
  const variantId = waited.variants[0]?.id ?? ''
  await shop.db.insert(stockAlerts).values({ productId: waited.id, variantId, email: 'cleo@example.com' })
  const { importId } = await bringIn(`sku,onHand\n${waited.sku},3`)

  const [noted] = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, importId))
  expect(noted).toMatchObject({ actorId: owner.id, action: 'products.imported', detail: { created: 0, changed: 1 } })
  const [change] = await shop.db.select().from(stockChanges).where(eq(stockChanges.variantId, variantId))
  expect(change).toMatchObject({ delta: 3, reason: 'imported', causeId: owner.id })
  expect((await shop.emails()).map(({ kind, toEmail }) => [kind, toEmail])).toEqual([
    ['back-in-stock', 'cleo@example.com'],
  ])
})

test('a large file is imported whole, and its export is the same file', async () => {
  const columns = `${heading},description,tags,color,hex,size,onHand`
  const lines = Array.from({ length: 2_000 }, (_, at) => {
    const color = at % 2 ? 'Black,#1b1b1b' : 'Honey,#c08a2b'
    return `${line(`BULK-${Math.floor(at / 2)}`)},"Sharp corners, soft lenses.","summer, new",${color},38,${at % 50}`
  })
  expect(await bringIn(`${columns}\n${lines.join('\n')}`)).toMatchObject({
    state: 'done',
    lines: 2_000,
    created: 1_000,
  })
  expect(await bringIn(await takeOut())).toMatchObject({ state: 'done', created: 0, changed: 0 })
})

test('products of one file are listed in its order', async () => {
  const names = ['C', 'A', 'B'].map((each) => `ORDER-${each}`)
  await bringIn([heading, ...names.map((sku) => line(sku))].join('\n'))
  const { products: listed } = await products.listAllProducts({ search: 'ORDER-', limit: 10 })
  expect(listed.map(({ sku }) => sku)).toEqual(names)
})

test('an unknown import and an interrupted one give different responses', async () => {
  const importId = '6f1c9a3e-58a4-4b0e-9d5e-0f6f2c1f7a10'
  await expect(imports.findImport({ importId })).rejects.toMatchObject({ status: 404 })
  const { importId: made } = await imports.importProducts({ file: Buffer.from('sku\nA'), dryRun: 'yes' })
  await shop.db.execute(
    sql`update product_imports set state = 'running', updated_at = now() - interval '4 minutes' where id = ${made}`,
  )
  expect((await imports.findImport({ importId: made })).productImport.state).toBe('failed')
})

test('a dry run names the categories that an import would add, and the import adds them', async () => {
  const file = `${heading}\nCAT-1,Derby,Men,Shoes,Boots,5\nCAT-2,Loafer,Men,shoes,Boots,5\nCAT-3,Vesper,Women,sunglasses,ROUND,5`
  const dry = await bringIn(file, 'yes')
  expect(dry).toMatchObject({ state: 'done', created: 3 })
  expect(dry.newCategories).toEqual(expect.arrayContaining(['Shoes', 'Shoes > Boots']))
  expect(dry.newCategories.some((title) => title.toLowerCase().startsWith('sunglasses'))).toBe(false)
  expect((await bringIn(file)).created).toBe(3)
  expect(await bringIn(file, 'yes')).toMatchObject({ unchanged: 3, newCategories: [] })
})
