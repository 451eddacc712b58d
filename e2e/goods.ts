import type { APIRequestContext } from '@playwright/test'
import { productAddress } from '#contract/product-address.ts'
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts'
import { expect, origin } from './shop-under-test.ts'

interface Found {
  _id: string
  name: string
  path: string
  price: number
  colorVariant: { id: string; color: string }[]
}

/** Goods of the demo shop, by what is particular about them. */
export const goods = {
  /** Neither colours nor sizes. */
  plain: 'Perla Barrette',
  /** Colours only, and a measurement. */
  frame: 'Otto Round Sunglasses',
  /** Colours and sizes, a few of them sold out; reduced from $240.00. */
  sized: 'Amalfi Linen Dress',
  /** Sold out in every colour. */
  gone: 'Velvet Scrunchie',
  /** Reviewed by a few. */
  reviewed: 'Gilda Cat Eye Sunglasses',
  /** Reviewed by nobody. */
  unreviewed: 'Nina Mini Claw',
}

/** How many products the demo shop shows. */
export const total = demoCatalogue.length

/** How many are asked for in an address so that all of them are shown. */
export const wholeListing = Math.ceil(total / 24) * 24

const known = new Map<string, Found>()

/** A product of the shop under test, as a search for its name finds it. */
export async function findProduct(request: APIRequestContext, name: string): Promise<Found> {
  const before = known.get(name)
  if (before) return before
  const answer = await request.post('/api/catalog/search', { data: { query: name }, headers: { origin } })
  const { products }: { products: Found[] } = await answer.json()
  const found = products.find((product) => product.name === name)
  expect(found, name).toBeDefined()
  if (!found) throw new Error(`The shop has no ${name}.`)
  known.set(name, found)
  return found
}

/** The address of its page. */
export async function addressOf(request: APIRequestContext, name: string): Promise<string> {
  return productAddress(await findProduct(request, name))
}
