import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { VariantValues } from '#contract/products/variant-fields.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { variants as table } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { ownProducts, seen } from '#test/own-products.ts'
import { priceLines } from './price-lines.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products, imports } = shop.as(owner)
const { draft, published } = await ownProducts(shop, owner)

const none: VariantValues = { price: null, oldPrice: null, sku: null, gtin: null, weight: null, cost: null }
const sizes = { sizeVariant: [{ size: 38 }, { size: 40 }] }

/** Changes the variants of a product in their order. */
const change = (product: OwnProduct, ...values: Partial<VariantValues>[]) =>
  products.changeVariants({
    ...seen(product),
    variants: values.map((each, at) => ({ variantId: product.variants[at]?.variantId ?? '', ...none, ...each })),
  })

const detailsOf = ({ variants }: OwnProduct) =>
  variants.map(({ price, oldPrice, sku, gtin, weight, cost }) => ({ price, oldPrice, sku, gtin, weight, cost }))

test('a variant has its own codes, weight and cost, which the audit log tells and a copy shares but for the codes', async () => {
  const made = await draft(sizes)
  const first = { ...none, sku: 'Lido-38', gtin: '4006381333931', weight: 350, cost: 24.5 }
  const { product } = await change(made, first, { weight: 360 })
  expect(detailsOf(product)).toEqual([first, { ...none, weight: 360 }])
  expect(product.version).toBe(made.version + 1)

  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, made._id))
  expect(events.at(-1)?.detail).toMatchObject({
    fields: ['variant.sku', 'variant.gtin', 'variant.weight', 'variant.cost'],
  })

  const { productId } = await products.duplicateProduct({ productId: made._id })
  const copy = (await products.findOwnProduct({ productId })).product
  expect(detailsOf(copy)).toEqual([
    { ...none, weight: 350, cost: 24.5 },
    { ...none, weight: 360 },
  ])
})

test('a code belongs to one variant, whatever its case or its leading zeros', async () => {
  const [one, other] = [await draft(sizes), await draft({ title: 'Amalfi' })]
  await change(one, { sku: 'Taken-1', gtin: '036000291452' })
  const refused = { status: 409, message: 'taken-1 already belongs to a variant of Lido.' }
  await expect(change(other, { sku: 'taken-1' })).rejects.toMatchObject(refused)
  await expect(change(other, { gtin: '0036000291452' })).rejects.toMatchObject({
    status: 409,
    message: '0036000291452 already belongs to a variant of Lido.',
  })
  await expect(change(other, { gtin: '036000291453' })).rejects.toMatchObject({ status: 400 })
  await expect(change(await draft(sizes), { sku: 'Twin' }, { sku: 'TWIN' })).rejects.toMatchObject({
    status: 409,
    message: 'Twin was entered for two variants.',
  })
})

test('two variants may exchange their codes', async () => {
  const { product } = await change(await draft(sizes), { sku: 'Left' }, { sku: 'Right' })
  const after = (await change(product, { sku: 'Right' }, { sku: 'Left' })).product
  expect(after.variants.map(({ sku }) => sku)).toEqual(['Right', 'Left'])
})

test('of two products that are given one code at once, one is refused', async () => {
  const both = [await draft(), await draft()]
  const tries = await Promise.allSettled(both.map((each) => change(each, { sku: 'Contested' })))
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
})

test('a variant of another product, and an old version, are refused', async () => {
  const [one, other] = [await draft(), await draft()]
  const foreign = { ...none, variantId: other.variants[0]?.variantId ?? '' }
  await expect(products.changeVariants({ ...seen(one), variants: [foreign] })).rejects.toMatchObject({ status: 409 })
  await change(one, { weight: 100 })
  await expect(change(one, { weight: 200 })).rejects.toMatchObject({ status: 409 })
})

test('the list finds a product by the SKU of a variant, its beginning, and its barcode as scanned', async () => {
  const made = await draft()
  await change(made, { sku: 'Zebra_9-XL', gtin: '614141000036' })
  for (const search of ['zebra_9-xl', 'ZEBRA_9', '614141000036', '0614141000036']) {
    expect((await products.listAllProducts({ search })).products.map(({ _id }) => _id)).toEqual([made._id])
  }
  expect((await products.listAllProducts({ search: 'zebra-9' })).products).toEqual([])
})

test('shoppers see the codes of a variant and never its cost, and a line has its SKU', async () => {
  const made = await published(sizes)
  await change(made, { sku: 'Shown-38', cost: 1234.56, weight: 77_777 })
  const found = await shop.as(shop.guest()).products.findProduct({ productId: made._id })
  expect(found.product.ownVariants).toEqual([{ color: null, size: 38, sku: 'Shown-38', gtin: null }])
  expect(JSON.stringify(found)).not.toMatch(/1234|77777|weight|cost/)
  const item = { productId: made._id, selectedColor: null, quantity: 1 }
  const lines = await priceLines(shop.db, [
    { ...item, selectedSize: 38 },
    { ...item, selectedSize: 40 },
  ])
  expect(lines.map((line) => line?.sku)).toEqual(['Shown-38', made.sku])
})

test('an export has what variants have, and an import sets it, also for codes that are exchanged', async () => {
  const made = (await change(await draft(sizes), { sku: 'Csv-1', gtin: '96385074' }, { sku: 'Csv-2', cost: 3 })).product
  const { csv } = await imports.exportProducts({})
  const lines = csv.split('\r\n')
  const swapped = lines.map((line) =>
    line.includes('Csv-1') ? line.replace('Csv-1', 'Csv-2') : line.replace('Csv-2', 'Csv-1').replace(',3.00,', ',,'),
  )
  expect((await bringIn(swapped.join('\r\n'))).errors).toEqual([])
  const after = (await products.findOwnProduct({ productId: made._id })).product
  expect(detailsOf(after)).toEqual([
    { ...none, sku: 'Csv-2', gtin: '96385074' },
    { ...none, sku: 'Csv-1' },
  ])
  const sku = `new-${randomUUID()}`
  const heading = 'sku,name,category,subCategory,type,price,size,variantSku,gtin,weight'
  const line = (size: string, codes: string) => `${sku},Lido,Women,Sunglasses,Cat Eye,60,${size},${codes}`
  const file = (...rows: string[]) => [heading, ...rows].join('\n')
  expect(await bringIn(file(line('38', 'Csv-1,,10'), line('40', 'Same,,10'), line('42', 'same,,10')))).toMatchObject({
    state: 'refused',
    errors: expect.arrayContaining([
      expect.objectContaining({ column: 'variantSku', message: 'Csv-1 already belongs to a variant of Lido.' }),
      expect.objectContaining({ column: 'variantSku', message: 'same was entered for two variants.' }),
    ]),
  })
  expect(await bringIn(file(line('38', ',4006381333930,')))).toMatchObject({ errors: [{ line: 2, column: 'gtin' }] })
  expect(await bringIn(file(line('38', 'New-38,4006381333948,120')))).toMatchObject({ state: 'done', errors: [] })
  const [row] = await shop.db.select().from(table).where(eq(table.sku, 'New-38'))
  expect(row).toMatchObject({ gtin: '4006381333948', weightGrams: 120, costCents: null })
})

async function bringIn(csv: string) {
  const { importId } = await imports.importProducts({ file: Buffer.from(csv), dryRun: 'no' })
  await shop.runJobs()
  return (await imports.findImport({ importId })).productImport
}
