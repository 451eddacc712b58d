import type { APIRequestContext } from '@playwright/test'
import { productAddress } from '#contract/products/product-address.ts'
import { demoCatalog } from '#demo/catalog/demo-catalog.ts'
import { expect, origin } from './shop-under-test.ts'

interface Found {
  _id: string
  name: string
  path: string
  price: number
  colorVariant: { id: string; color: string }[]
}

/** Products of the demo shop, each with the property that a test needs. */
export const demoProducts = {
  /** Neither colors nor sizes. */
  plain: 'Perla Barrette',
  /** Colors only, and a measurement. */
  frame: 'Otto Round Sunglasses',
  /** Colors with the same number of images each. */
  colored: 'Linen Scrunchie',
  /** Colors and sizes, a few of them sold out; reduced from $240.00. */
  sized: 'Amalfi Linen Dress',
  /** Sold out in every color. */
  gone: 'Velvet Scrunchie',
  /** With a few reviews. */
  reviewed: 'Gilda Cat Eye Sunglasses',
  /** Without reviews. */
  unreviewed: 'Nina Mini Claw',
}

/** How many products the demo shop has. */
export const total = demoCatalog.length

/** The page size that a URL requests to show all of them. */
export const wholeListing = Math.ceil(total / 24) * 24

/** A product of the tested shop as it is now, found by its name: journeys before may have changed its price. */
export async function findProduct(request: APIRequestContext, name: string): Promise<Found> {
  const answer = await request.post('/api/listing/search', { data: { query: name }, headers: { origin } })
  const { products }: { products: Found[] } = await answer.json()
  const found = products.find((product) => product.name === name)
  expect(found, name).toBeDefined()
  if (!found) throw new Error(`The shop has no ${name}.`)
  return found
}

const addresses = new Map<string, string>()

/** The URL of its page, which stays the same. */
export async function addressOf(request: APIRequestContext, name: string): Promise<string> {
  const before = addresses.get(name)
  if (before) return before
  const address = productAddress(await findProduct(request, name))
  addresses.set(name, address)
  return address
}
