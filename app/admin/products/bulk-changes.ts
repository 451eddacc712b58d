import { api } from '#app/api.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import type { WayBack } from '../table/bulk-action.ts'
import { changedPrice, readPriceChange } from './price-change.ts'
import { changedStock, readStockChange } from './stock-change.ts'

// Each change has a way back to what the product had before. It names the version, the units or the tags that the change
// left, so that a product that has changed since is refused.

const seen = ({ _id: productId, version }: Pick<ListedProduct, '_id' | 'version'>) => ({ productId, version })

/** Publishes a product; one that is published is left alone. */
export async function publish(product: ListedProduct): Promise<WayBack | null> {
  if (product.status === 'published') return null
  const { product: now } = await api.products.publishProduct(seen(product))
  return () => (product.status === 'draft' ? api.products.draftProduct : api.products.archiveProduct)(seen(now))
}

/** Archives a product; one that is archived is left alone. */
export async function archive(product: ListedProduct): Promise<WayBack | null> {
  if (product.status === 'archived') return null
  const { product: now } = await api.products.archiveProduct(seen(product))
  return () => (product.status === 'draft' ? api.products.draftProduct : api.products.publishProduct)(seen(now))
}

/** Changes the price of a product as typed; its old price stays while it is higher. */
export async function changePrice(product: ListedProduct, typed: string): Promise<WayBack | null> {
  const change = readPriceChange(typed)
  const { _id: productId, price: before, oldPrice } = product
  if (!change || before === null) return null
  const price = changedPrice(before, change)
  const kept = oldPrice !== null && oldPrice > price ? oldPrice : null
  const { version } = await api.products.changePrice({ ...seen(product), price, oldPrice: kept })
  return () => api.products.changePrice({ productId, version, price: before, oldPrice })
}

/** Changes the units of the counted variants of a product as typed. */
export async function changeStock({ variants }: ListedProduct, typed: string): Promise<WayBack | null> {
  const change = readStockChange(typed)
  const changes = change ? changedStock(variants, change) : []
  if (changes.length === 0) return null
  await api.inventory.changeStock({ changes, reason: 'corrected' })
  const back = changes.map(({ variantId, from, to }) => ({ variantId, from: to, to: from }))
  return () => api.inventory.changeStock({ changes: back, reason: 'corrected' })
}

/** Adds or removes tags of a product. */
export async function changeTags(
  product: ListedProduct,
  change: { add?: string[]; remove?: string[] },
): Promise<WayBack | null> {
  const { version, before, tags } = await api.products.tagProduct({ ...seen(product), ...change })
  return () => api.products.tagProduct({ productId: product._id, version, remove: tags, add: before })
}

/** Adds products to a collection by hand. */
export async function collect(collectionId: string, productIds: string[]): Promise<WayBack | null> {
  const { added, version } = await api.collections.addProducts({ collectionId, productIds })
  return added.length === 0 ? null : () => api.collections.removeProducts({ collectionId, version, productIds: added })
}
