import { abortableApi } from '#app/api.ts'
import type { Api } from '#contract/index.ts'
import type { MessageStatus } from '#contract/messages/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminPaletteMessages as said } from '#messages/en-US/admin/palette.ts'
import type { Entry, EntryGroup, May } from './find-entries.ts'

const maxOfEach = 5
const messageStatuses: readonly MessageStatus[] = ['open', 'answered', 'closed']

/** What a text finds of all that the shop stores, as far as it is for the role. */
export async function findRecords(search: string, may: May, signal: AbortSignal): Promise<EntryGroup[]> {
  const api = abortableApi(signal)
  const asked = { search, limit: maxOfEach }
  const [orders, returns, customers, messages, products, { categories, collections }, discounts] = await Promise.all([
    may('support') ? findOrders(api, asked) : [],
    may('support') ? findReturns(api, asked) : [],
    may('support') ? findCustomers(api, asked) : [],
    may('support') ? findMessages(api, asked) : [],
    may('editor') ? findProducts(api, asked) : [],
    may('editor') ? findListings(api, search) : noListings,
    may('manager') ? findDiscounts(api, asked) : [],
  ])
  return [
    { title: said.orders, entries: orders },
    { title: said.returns, entries: returns },
    { title: said.customers, entries: customers },
    { title: said.messages, entries: messages },
    { title: said.products, entries: products },
    { title: said.categories, entries: categories },
    { title: said.collections, entries: collections },
    { title: said.discounts, entries: discounts },
  ]
}

interface Asked {
  search: string
  limit: number
}

interface Listings {
  categories: Entry[]
  collections: Entry[]
}

const noListings: Listings = { categories: [], collections: [] }

async function findOrders(api: Api, asked: Asked): Promise<Entry[]> {
  const { orders } = await api.orderTable.listOrderRows(asked)
  return orders.map(({ orderNumber, customer, grandTotal }) => ({
    to: `/admin/orders/${orderNumber}`,
    label: orderNumber,
    hint: `${customer} · ${formatCents(toCents(grandTotal))}`,
  }))
}

async function findReturns(api: Api, asked: Asked): Promise<Entry[]> {
  const { returns } = await api.returns.listReturns(asked)
  return returns.map(({ _id, number, orderNumber }) => ({
    to: `/admin/returns/${_id}`,
    label: number,
    hint: orderNumber,
  }))
}

async function findCustomers(api: Api, asked: Asked): Promise<Entry[]> {
  const { customers } = await api.customers.listCustomers(asked)
  return customers.map(({ _id, firstName, lastName, email }) => ({
    to: `/admin/customers/${_id}`,
    label: `${firstName} ${lastName}`,
    hint: email,
  }))
}

async function findMessages(api: Api, asked: Asked): Promise<Entry[]> {
  const lists = await Promise.all(messageStatuses.map((status) => api.messages.listMessages({ ...asked, status })))
  return lists
    .flatMap(({ messages }) => messages)
    .slice(0, maxOfEach)
    .map(({ _id, subject, email }) => ({ to: `/admin/messages/${_id}`, label: subject, hint: email }))
}

async function findProducts(api: Api, asked: Asked): Promise<Entry[]> {
  const { products } = await api.products.listAllProducts(asked)
  return products.map(({ _id, name, sku }) => ({ to: `/admin/products/${_id}`, label: name, hint: sku }))
}

/** A shop has few of them: their lists are read as a whole. */
async function findListings(api: Api, search: string): Promise<Listings> {
  const [{ categories }, { collections }] = await Promise.all([
    api.categories.listCategories({}),
    api.collections.listCollections({}),
  ])
  const words = search.toLowerCase().split(/\s+/)
  const isFound = ({ title }: { title: string }) => words.every((word) => title.toLowerCase().includes(word))
  return {
    categories: categories
      .filter(isFound)
      .slice(0, maxOfEach)
      .map(({ categoryId, title }) => ({ to: `/admin/categories/${categoryId}`, label: title })),
    collections: collections
      .filter(isFound)
      .slice(0, maxOfEach)
      .map(({ collectionId, title }) => ({ to: `/admin/collections/${collectionId}`, label: title })),
  }
}

async function findDiscounts(api: Api, asked: Asked): Promise<Entry[]> {
  const { discounts } = await api.discounts.listDiscounts(asked)
  return discounts.map(({ discountId, title, code }) => ({
    to: `/admin/discounts/${discountId}`,
    label: title,
    ...(code && { hint: code }),
  }))
}
