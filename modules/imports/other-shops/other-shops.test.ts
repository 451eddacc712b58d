import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products as table } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { hexOfName } from './color-hexes.ts'
import { htmlText } from './html-text.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { imports, products } = shop.as(owner)

async function bringIn(file: Uint8Array | string, dryRun: 'yes' | 'no' = 'no') {
  // No test asks the internet for an image.
  const here = Buffer.from(file)
    .toString()
    .replaceAll(/https:\/\/[\w.]+\//g, 'http://10.0.0.1/')
  const { importId } = await imports.importProducts({ file: Buffer.from(here), dryRun })
  await shop.runJobs()
  return (await imports.findImport({ importId })).productImport
}

const fixture = (name: string) => readFile(new URL(`./${name}.csv`, import.meta.url))

async function productOf(sku: string) {
  const [row] = await shop.db.select().from(table).where(eq(table.sku, sku))
  return (await products.findOwnProduct({ productId: row?.id ?? '' })).product
}

const ofVariants = ({ variants }: Awaited<ReturnType<typeof productOf>>) =>
  variants.map(({ color, size, price, sku, gtin, weight, cost, onHand }) => [
    ...[color, size, price, sku, gtin, weight, cost, onHand],
  ])

test('an export of Shopify is imported whole: products, options, prices, stock and codes', async () => {
  const file = await fixture('shopify-export')
  const answer = await bringIn(file)
  expect(answer).toMatchObject({ state: 'done', lines: 7, created: 3, errorCount: 0 })
  expect(answer.newCategories).toEqual(expect.arrayContaining(['Shirts & Tops > Shirts', 'Bags > Bags']))

  const shirt = await productOf('linen-shirt')
  expect(shirt).toMatchObject({
    name: 'Linen Shirt',
    brand: 'Atelier Porto',
    category: 'Men',
    subCategory: 'Shirts & Tops',
    type: 'Shirts',
    tags: ['linen', 'summer'],
    description: 'A shirt of washed linen & cotton.\n\n- Shell buttons\n- Made in Porto',
    price: 75,
  })
  expect(ofVariants(shirt)).toEqual([
    ['Navy Blue', 'S', 79, 'LS-NAVY-S', '4006381333931', 240, 21.5, 5],
    ['Navy Blue', 'M', 79, 'LS-NAVY-M', null, 240, 21.5, 0],
    ['White', 'S', null, 'LS-WHITE-S', null, 240, 21.5, 3],
    ['White', 'M', null, 'LS-WHITE-M', null, 240, 21.5, null],
  ])
  expect(shirt.colorVariant.map(({ hex }) => hex)).toEqual(['#2a5ca8', '#ffffff'])

  const tote = await productOf('canvas-tote')
  expect(tote).toMatchObject({ status: 'draft', price: 18, oldPrice: null, subCategory: 'Bags', type: 'Bags' })
  expect(ofVariants(tote)).toEqual([[null, null, null, 'TOTE', null, null, null, null]])
  const socks = await productOf('wool-socks')
  expect(socks).toMatchObject({ status: 'archived', price: 14.5, subCategory: 'Other', type: 'Other' })
  expect(ofVariants(socks)).toEqual([[null, 'One pair', null, null, null, 90, null, 12]])

  expect(answer.notes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ lines: [4], column: 'Variant Barcode' }),
      expect.objectContaining({ lines: [8], column: 'Gift Card', message: 'Gift cards are left out.' }),
    ]),
  )
  expect(await bringIn(file)).toMatchObject({ state: 'done', created: 0, changed: 0, unchanged: 3 })
})

test('the template of Shopify has other names for the same columns', async () => {
  expect(await bringIn(await fixture('shopify-template'))).toMatchObject({ state: 'done', lines: 2, created: 1 })
  const jacket = await productOf('rain-jacket')
  expect(jacket).toMatchObject({ category: 'Women', subCategory: 'Outerwear', type: 'Coats & Jackets', price: 149 })
  expect(ofVariants(jacket)).toEqual([
    [null, 'M', null, 'RJ-M', null, 610, 60, 8],
    [null, 'L', null, 'RJ-L', null, 640, null, 4],
  ])
})

test('an export of WooCommerce is imported whole: variations, sale prices, stock, weights and categories', async () => {
  // Its barcode is the one that the shirt has.
  const file = (await fixture('woocommerce-export')).toString().replace('4006381333931', '96385074')
  const answer = await bringIn(file)
  expect(answer).toMatchObject({ state: 'done', lines: 7, created: 3, errorCount: 0 })

  const hoodie = await productOf('HOODIE')
  expect(hoodie).toMatchObject({
    brand: 'Nordwind',
    subCategory: 'Clothing',
    type: 'Hoodies',
    tags: ['warm', 'organic'],
    description: 'A soft hoodie.\n\nBrushed inside.',
    price: 59,
  })
  expect(ofVariants(hoodie)).toEqual([
    ['Forest Green', 'S', null, 'HOODIE-G-S', '96385074', 650, null, 7],
    ['Forest Green', 'M', null, 'HOODIE-G-M', null, 700, null, 0],
    ['Ecru', 'S', 62, 'HOODIE-E', null, 650, null, 2],
    ['Ecru', 'M', 62, null, null, 650, null, 2],
  ])
  expect(await productOf('woo-20')).toMatchObject({ name: 'Mug', status: 'draft', price: 9, type: 'Kitchen' })
  expect(await productOf('SCARF')).toMatchObject({ price: 25, oldPrice: null, type: 'Scarves, shawls' })
  expect(answer.notes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ column: 'Type', message: 'Products of the type grouped are left out.' }),
      expect.objectContaining({ column: 'Sale price', lines: [7] }),
      expect.objectContaining({ message: 'The color Ecru is shown in gray. Please choose its color.' }),
    ]),
  )
})

test('what is wrong in a file of another shop refuses it, with its line and its own column', async () => {
  const heading = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty'
  const wrong = await bringIn(`${heading}\na,A,Size,S,free,1\na,,,M,5,many\na,,,S,5,1`)
  expect(wrong).toMatchObject({ state: 'refused', created: 0, notes: [] })
  expect(wrong.errors).toMatchObject([
    { line: 2, column: 'Variant Price' },
    { line: 3, column: 'Variant Inventory Qty' },
    { line: 4, column: 'Option1 Value', message: 'Line 2 already has this SKU in the same color and size.' },
  ])
  expect(await bringIn(heading)).toMatchObject({ state: 'refused', errors: [{ message: 'The file has no products.' }] })
})

test('an old price that was never charged here is left out, unless the shop says that it may be shown', async () => {
  const heading = 'Handle,Title,Variant Price,Variant Compare At Price,Status'
  const answer = await bringIn(`${heading}\nreduced,Reduced,10,15,draft`)
  expect(answer).toMatchObject({ state: 'done', created: 1 })
  expect(answer.notes).toMatchObject([
    { line: 2, column: 'Variant Compare At Price', message: /^This old price is left out\. / },
  ])
  expect(await productOf('reduced')).toMatchObject({ price: 10, oldPrice: null })
})

test('a dry run of the export of another shop names what it would leave out, and changes nothing', async () => {
  const answer = await bringIn('Handle,Title,Variant Price,Status\ndry,Dry,5,active', 'yes')
  expect(answer).toMatchObject({ state: 'done', created: 1 })
  expect(answer.notes).toMatchObject([
    { line: 2, column: 'Status', message: 'A published product needs a description and an image. It becomes a draft.' },
  ])
  expect(await shop.db.$count(table, eq(table.sku, 'dry'))).toBe(0)
})

test('the text of a description keeps paragraphs and lists, and no markup', () => {
  expect(
    htmlText('<h2>Fit</h2><p>True to&nbsp;size,<br>see chart.</p><ol><li>One</li><li>Two &#8211; 2</li></ol>'),
  ).toBe('Fit\n\nTrue to size,\nsee chart.\n\n- One\n- Two – 2')
  expect(htmlText('a<script>alert("<b>")</script><!-- wp:x --> b <i')).toBe('a b')
  expect(htmlText('1 &lt; 2 &unknown; &#0;')).toBe('1 < 2 &unknown;')
})

test('the color of a name is that of its last word that is a color', () => {
  expect(hexOfName('Light Blue')).toBe(hexOfName('blau'))
  expect(hexOfName('Blue/White')).toBe('#ffffff')
  expect(hexOfName('Ecru constructor')).toBeNull()
})
