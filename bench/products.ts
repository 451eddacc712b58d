import type { Method } from '#contract/call.ts'
import type { Size } from '#contract/products/size.ts'
import { randomAddress } from './measure.ts'

/** A product as returned by the listing; its price is in dollars. */
export interface ListedProduct {
  _id: string
  name: string
  path: string
  price: number
  colorVariant: { color: string }[]
  sizeVariant: { size: Size }[]
}

export interface CartLine {
  productId: string
  quantity: number
  selectedColor: string | null
  selectedSize: Size | null
  price: number
}

interface Page {
  products: ListedProduct[]
  next: string | null
  total: number
}

const listingPage = 24
const maxConcurrent = 96
const maxPages = 500

/** Calls the shop from an address of its own; throws on an error status. */
export async function callShop<Reply>(
  origin: string,
  path: string,
  payload: object,
  method: Method = 'POST',
): Promise<Reply> {
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(payload),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Reply
}

/** The products of the first pages of the listing, up to `count`. */
export async function readProducts(
  origin: string,
  most: number,
): Promise<{ products: ListedProduct[]; total: number }> {
  const products: ListedProduct[] = []
  let page: Page | null = null
  do {
    const after: object = page?.next ? { after: page.next } : {}
    page = await callShop<Page>(origin, 'listing/listProducts', { limit: maxConcurrent, available: true, ...after })
    products.push(...page.products)
  } while (page.next && products.length < most)
  return { products, total: page.total }
}

/** The last full page of the listing, up to page 500: its number, and its URL. */
export async function findLastPage(origin: string): Promise<{ number: number; path: string }> {
  const list = (limit: number, after?: string) =>
    callShop<Page>(origin, 'listing/listProducts', { limit, ...(after && { after }) })
  const first = await list(1)
  const number = Math.min(maxPages, Math.floor(first.total / listingPage))
  let left = (number - 1) * listingPage - 1
  let mark = first.next
  while (left > 0 && mark) {
    const step = Math.min(left, maxConcurrent)
    mark = (await list(step, mark)).next
    left -= step
  }
  return { number, path: `/shop?after=${encodeURIComponent(mark ?? '')}` }
}

/** Cart lines that never sell out, because their stock is not tracked. */
export async function findEndlessLines(origin: string, products: readonly ListedProduct[]): Promise<CartLine[]> {
  const found: CartLine[] = []
  const lines = products.flatMap(linesOf)
  for (let from = 0; from < lines.length && found.length < 200; from += 100) {
    const asked = lines.slice(from, from + 100).map((line) => ({ ...line, quantity: 100 }))
    const { lines: checked } = await callShop<{ lines: { state: string; left: number | null }[] }>(
      origin,
      'cart/checkCart',
      { products: asked },
    )
    found.push(...lines.slice(from, from + 100).filter((_, at) => isEndless(checked[at])))
  }
  if (found.length === 0) throw new Error('The shop has no product without counted stock')
  return found
}

function isEndless(checked: { state: string; left: number | null } | undefined): boolean {
  return checked?.state === 'ok' && checked.left === null
}

function linesOf({ _id, price, colorVariant, sizeVariant }: ListedProduct): CartLine[] {
  const colors = colorVariant.length > 0 ? colorVariant.map(({ color }) => color) : [null]
  const sizes = sizeVariant.length > 0 ? sizeVariant.map(({ size }) => size) : [null]
  return colors.flatMap((selectedColor) =>
    sizes.map((selectedSize) => ({ productId: _id, quantity: 1, selectedColor, selectedSize, price })),
  )
}
