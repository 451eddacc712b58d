import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { VariantChange } from '#contract/products/variant-fields.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { variants } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { formOf, ownProducts } from '#test/own-products.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products } = shop.as(owner)
const { draft, published, upload } = await ownProducts(shop, owner)

const sizes = { sizeVariant: [{ size: 38 }, { size: 40 }] }
const read = async ({ _id: productId }: OwnProduct) => (await products.findOwnProduct({ productId })).product
const idAt = ({ variants }: OwnProduct, at: number) => variants[at]?.variantId ?? ''

type Refused = [what: string, change: Parameters<typeof formOf>[1], status: number, message: RegExp]

const priced = (variantId: string, price: number): VariantChange => ({
  ...{ variantId, price, oldPrice: null },
  ...{ sku: null, gtin: null, weight: 350, cost: null },
})

test('fields, sizes, variants, stock and images are changed at once, as one version, and told in the audit log', async () => {
  const made = await draft(sizes)
  const added = await upload()
  const { product, message } = await products.changeProduct({
    ...formOf(made, { name: 'Amalfi', sizeVariant: [...made.sizeVariant, { size: 42 }] }),
    variants: [priced(idAt(made, 0), 70)],
    stock: { changes: [{ variantId: idAt(made, 1), from: 5, to: 8 }], reason: 'delivered' },
    images: [{ imageId: added, colorId: null, alt: 'From above' }],
  })
  expect(message).toBe('Product saved.')
  expect(product).toMatchObject({
    name: 'Amalfi',
    version: made.version + 1,
    variants: [
      { size: 38, price: 70, weight: 350, onHand: 5 },
      { size: 40, price: null, weight: null, onHand: 8 },
      { size: 42, price: null, onHand: 0 },
    ],
    images: [{ imageId: added, image: { alt: 'From above' } }],
    stockChanges: expect.arrayContaining([expect.objectContaining({ size: 40, delta: 3, reason: 'delivered' })]),
    prices: expect.arrayContaining([expect.objectContaining({ size: 38, price: 70, by: 'Ann Lee' })]),
  })
  expect(await read(product)).toEqual(product)
  const told = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, made._id))
  expect(told.slice(1).map(({ action, detail }) => [action, Object(detail).fields])).toEqual([
    ['product.stocked', undefined],
    ['product.images', undefined],
    ['product.changed', ['name', 'sizeVariant', 'variant.price', 'variant.weight']],
  ])
})

test('what is not given stays as it is', async () => {
  const made = await published(sizes)
  const { product } = await products.changeProduct(formOf(made, { name: 'Amalfi' }))
  expect(product.images).toEqual(made.images)
  expect(product.variants).toEqual(made.variants)
})

test('one part that is refused leaves all others as they were', async () => {
  const made = await published(sizes)
  const other = await draft(sizes)
  const first = idAt(made, 0)
  const reserved = idAt(made, 1)
  await shop.db.update(variants).set({ reserved: 2 }).where(eq(variants.id, reserved))
  const count = (variantId: string, from: number, to: number) => ({
    stock: { changes: [{ variantId, from, to }], reason: 'counted' as const },
  })
  const refused: Refused[] = [
    ['a variant of another product', { variants: [priced(idAt(other, 0), 70)] }, 409, /no longer has that variant/],
    ['a variant twice', { variants: [priced(first, 70), priced(first, 80)] }, 400, /each variant only once/],
    ['the stock of another product', count(idAt(other, 0), 5, 6), 409, /no longer has that variant/],
    ['a stock that was sold meanwhile', count(first, 6, 7), 409, /It is now 5[.]/],
    ['a stock below what checkouts reserve', count(reserved, 5, 1), 409, /the 2 reserved in checkouts/],
    ['no images of one in the shop', { images: [] }, 409, /image/],
    ['a price of a removed size', { sizeVariant: [{ size: 40 }], variants: [priced(first, 70)] }, 409, /that variant/],
    ['units of a removed size', { sizeVariant: [{ size: 40 }], ...count(first, 5, 6) }, 409, /that variant/],
    ['removing a size in a checkout', { sizeVariant: [{ size: 38 }], variants: [priced(first, 70)] }, 409, /checkout/],
  ]
  const before = await read(made)
  for (const [what, change, status, message] of refused) {
    const error = expect.objectContaining({ status, message: expect.stringMatching(message) })
    await expect(products.changeProduct(formOf(made, { name: 'Other', ...change })), what).rejects.toEqual(error)
    expect(await read(made), what).toEqual(before)
  }
})
