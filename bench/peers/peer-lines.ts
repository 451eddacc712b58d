import { createLoad, type Load, type LoadRequest } from '../measure.ts'
import { type CartLine, findEndlessLines, readProducts } from '../products.ts'
import { createSaleLoad } from '../sale.ts'
import type { EverShop } from './open-evershop.ts'
import { createOrderLoad } from './order-load.ts'

/** What is measured of both shops, by name: a load for each. */
export type PeerLines = Record<PeerLine, Load>

export const peerLines = ['home', 'listing', 'product', 'search', 'add to cart', 'a whole order'] as const
export type PeerLine = (typeof peerLines)[number]

/** The pages that are weighed and looked at in a browser. */
export interface PeerPages {
  home: string
  listing: string
  product: string
}

let turn = 0

/** Each request is a visitor of its own, at an address that no cache knows if it is for a page. */
const visit = (path: string) =>
  createLoad(() => ({ path: `${path}${path.includes('?') ? '&' : '?'}unseen=${process.pid}-${++turn}` }))

/** The same address each time, as most visitors ask for it. */
const revisit = (path: string) => createLoad(() => ({ path }))

const post = (request: LoadRequest) => createLoad(() => request)

/** The loads of Vitrine: with pages at new addresses, which are rendered, and at known ones, which are kept. */
export async function linesOfVitrine(origin: string) {
  const { products } = await readProducts(origin, 96)
  const [product] = products
  if (!product) throw new Error('Vitrine has no products.')
  const endless = await findEndlessLines(origin, products)
  const [line] = endless
  if (!line) throw new Error('Vitrine has nothing to buy.')
  const pages: PeerPages = { home: '/', listing: '/shop', product: `/shop/${product.path}/${product._id}` }
  const word = product.name.split(' ')[0] ?? ''
  const rest = {
    search: visit(`/shop?search=${word}`),
    'add to cart': post({ path: '/api/cart/checkCart', body: { products: [line] } }),
    'a whole order': createSaleLoad(() => one(endless), new Set()),
  }
  return {
    pages,
    rendered: { home: visit(pages.home), listing: visit(pages.listing), product: visit(pages.product), ...rest },
    kept: { home: revisit(pages.home), listing: revisit(pages.listing), product: revisit(pages.product) },
  }
}

/** The loads of EverShop, on its demo data. */
export function linesOfEverShop({ shippingMethod, productPage }: EverShop): { pages: PeerPages; rendered: PeerLines } {
  const pages: PeerPages = { home: '/', listing: '/accessories', product: productPage }
  return {
    pages,
    rendered: {
      home: visit(pages.home),
      listing: visit(pages.listing),
      product: visit(pages.product),
      search: visit('/search?keyword=coffee'),
      'add to cart': post({ path: '/api/cart/mine/items', body: { sku, qty: 1 } }),
      'a whole order': createOrderLoad(sku, shippingMethod),
    },
  }
}

const sku = 'CUP-001-WHT'

const one = (lines: readonly CartLine[]): CartLine => {
  const line = lines[Math.floor(Math.random() * lines.length)]
  if (!line) throw new Error('There is no line.')
  return line
}
