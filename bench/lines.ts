import { randomBytes } from 'node:crypto'
import { createLoad, type Load, type LoadRequest } from './measure.ts'
import {
  type CartLine,
  callShop,
  findEndlessLines,
  findLastPage,
  type ListedProduct,
  readProducts,
} from './products.ts'
import { createSaleLoad } from './sale.ts'

/** An operation that is measured, and the request that the bare server gets for comparison. */
export interface Line {
  name: string
  load: Load
  limit: Load
}

/** What is measured in a shop, and the order numbers of all sales meanwhile. */
export interface Lines {
  lines: Line[]
  sold: Set<string>
}

/** Listings of the demo catalog: a category, a collection, and filters with their facets. */
const listings = {
  'listing, category': '/shop/sunglasses/all',
  'listing, collection': '/collections/linen',
  'listing, filtered': '/shop/apparel/all?color=black&size=40&min=50&max=150',
}

const customers = 50
let turn = 0

/** Collects products and searches to request from a shop, and creates accounts in it. */
export async function findLines(origin: string): Promise<Lines> {
  const { products } = await readProducts(origin, 960)
  const far = await findLastPage(origin)
  const endless = await findEndlessLines(origin, products)
  const queries = queriesFor(products)
  const tokens = await signUp(origin)
  const sold = new Set<string>()
  const anyProduct = () => {
    const { path, _id } = one(products)
    return `/shop/${path}/${_id}`
  }
  const product = anyProduct()

  const checkout = () => ({ path: '/api/payment/createCheckoutSession', body: cartOf(one(endless)) })
  const search = () => ({ path: '/api/listing/search', body: { query: one(queries) } })
  const wish = () => ({
    path: '/gateway',
    body: {
      method: 'POST',
      path: 'addRemoveWishlistItem',
      payload: { token: one(tokens), data: { _id: one(products)._id } },
    },
  })

  return {
    sold,
    lines: [
      page('home', '/'),
      page('listing, page 1', '/shop'),
      page(`listing, page ${far.number}`, far.path),
      page('product', product),
      rendered('home', '/', () => '/'),
      rendered('listing, page 1', '/shop', () => '/shop'),
      rendered(`listing, page ${far.number}`, far.path, () => far.path),
      ...Object.entries(listings).map(([name, path]) => rendered(name, path, () => path)),
      rendered('product', product, anyProduct),
      call('search popup', search),
      call('wishlist toggle', wish),
      call('createCheckoutSession', checkout),
      {
        name: 'a whole sale',
        load: createSaleLoad(() => one(endless), sold),
        limit: createSaleLoad(() => one(endless), new Set()),
      },
    ],
  }
}

/** A cached page. */
function page(name: string, path: string): Line {
  return { name: `${name}, kept`, load: createLoad({ path }), limit: createLoad({ path }) }
}

/** A page at URLs that were not requested before, so that each is rendered. */
function rendered(name: string, kept: string, next: () => string): Line {
  const load = createLoad(() => ({ path: unseen(next()) }))
  return { name: `${name}, rendered`, load, limit: createLoad(() => ({ path: kept })) }
}

function unseen(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}unseen=${process.pid}-${++turn}`
}

function call(name: string, next: () => LoadRequest): Line {
  return { name, load: createLoad(next), limit: createLoad(next) }
}

/** What a shopper may type: words, prefixes, pairs of words, and words with two letters swapped. */
function queriesFor(products: readonly ListedProduct[]): string[] {
  return products.flatMap(({ name }) => {
    const [first = '', second = ''] = name.split(' ')
    const mistyped = first.replace(/^(..)(.)(.)/, '$1$3$2')
    return [first, first.slice(0, 3), second, `${first} ${second}`, `${second} ${first.slice(0, 2)}`, mistyped]
  })
}

async function signUp(origin: string): Promise<string[]> {
  const password = randomBytes(12).toString('hex')
  const run = randomBytes(4).toString('hex')
  const replies = Array.from({ length: customers }, (_, at) =>
    callShop<{ token: string }>(origin, 'users/signup', {
      firstName: 'Ann',
      lastName: 'Lee',
      country: 'United States',
      email: `ann-${run}-${at}@example.com`,
      password,
      confirmPassword: password,
      channel: 'Friends',
      newsletter: false,
    }),
  )
  return (await Promise.all(replies)).map(({ token }) => token)
}

function cartOf(line: CartLine): object {
  return { products: [line], subTotal: line.price, pathname: '/cart' }
}

function one<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('The list to choose from is empty')
  return item
}
