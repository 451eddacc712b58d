import { createHash } from 'node:crypto'
import { ShopError } from '#contract/errors.ts'
import { imageUploads } from '#db/tables/media.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { Shop } from '../../context.ts'
import { storeImage } from '../../media/store-image.ts'
import { loadImageTexts } from '../load-for-import.ts'
import type { ImportedProduct } from '../read-import.ts'
import type { TableError } from '../read-table.ts'

/** Reads an image at an address; refuses with a `ShopError` what is not there or may not be read. */
export type FetchImage = (address: string) => Promise<Uint8Array>

const concurrency = 4
const maxImages = 60

interface Wanted {
  address: string
  alt: string
  line: number
}

/**
 * Fetches the images of the products of another shop and places them. An image has an ID that its address determines,
 * so that it is fetched once, whatever imports name it. Those that cannot be fetched are noted, all of them without
 * `fetchImage`. A dry run fetches none. Returns the alt texts of the images by ID.
 */
export async function placeImages(
  shop: Pick<Shop, 'db' | 'files' | 'images' | 'enqueue'>,
  products: readonly ImportedProduct[],
  { isDryRun, fetchImage, notes }: { isDryRun: boolean; fetchImage: FetchImage | null; notes: TableError[] },
  onEach: () => Promise<void>,
): Promise<Map<string, string>> {
  const wanted = new Map<string, Wanted>()
  for (const each of products.flatMap(imagesOf)) if (!wanted.has(each.address)) wanted.set(each.address, each)
  const stored = await loadImageTexts(shop.db, [...wanted.keys()].map(idOf))
  const missing = [...wanted.values()].filter(({ address }) => !stored.has(idOf(address)))
  if (!fetchImage) {
    const lines = new Set(missing.map(({ line }) => line))
    for (const line of lines) notes.push({ line, column: 'images', message: apiImportsMessages.imagesLeftOut })
    for (const product of products) placeOf(product, (address) => stored.has(idOf(address)))
    return stored
  }
  const texts = new Map([...stored, ...missing.map(({ address, alt }) => [idOf(address), alt] as const)])
  if (!isDryRun) {
    const failed = await storeAll(shop, missing, { fetchImage, notes }, onEach)
    for (const address of failed) texts.delete(idOf(address))
  }
  for (const product of products) placeOf(product, (address) => texts.has(idOf(address)))
  return texts
}

async function storeAll(
  shop: Pick<Shop, 'db' | 'files' | 'images' | 'enqueue'>,
  wanted: readonly Wanted[],
  { fetchImage, notes }: { fetchImage: FetchImage; notes: TableError[] },
  onEach: () => Promise<void>,
): Promise<string[]> {
  const waiting = wanted.values()
  const failed: string[] = []
  const work = async () => {
    for (const { address, alt, line } of waiting) {
      try {
        await storeOne(shop, address, alt, await fetchImage(address))
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        failed.push(address)
        notes.push({ line, column: 'images', message: apiImportsMessages.imageLeftOut(error.message, address) })
      }
      await onEach()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return failed
}

/** It is deleted after a day unless a product shows it, like an upload. */
async function storeOne(
  shop: Pick<Shop, 'db' | 'files' | 'images' | 'enqueue'>,
  address: string,
  alt: string,
  file: Uint8Array,
): Promise<void> {
  const id = idOf(address)
  await storeImage(shop, file, alt, (tx) => tx.insert(imageUploads).values({ imageId: id }), id)
  await shop.db.transaction((tx) => shop.enqueue(tx, 'makeWidths', { imageId: id }))
}

function imagesOf({ line, values, otherShop, variants }: ImportedProduct): Wanted[] {
  const alt = values.name ?? ''
  const own = otherShop?.images ?? []
  return [
    ...own.map((each) => ({ address: each.address, alt: each.alt || alt, line })),
    ...variants.flatMap(({ image }) => (image ? [{ address: image, alt, line }] : [])),
  ]
}

/** The images of the variants of a color are that color's; the others are the product's. */
function placeOf(product: ImportedProduct, isThere: (address: string) => boolean): void {
  const { values, variants, otherShop } = product
  if (!otherShop) return
  const ofColors = new Map<string, string[]>()
  for (const { color, image } of variants) {
    if (color !== null && image && isThere(image)) ofColors.set(color, [...(ofColors.get(color) ?? []), image])
  }
  const all = eachOnce([
    ...otherShop.images.map(({ address }) => address),
    ...variants.flatMap(({ image }) => image || []),
  ])
  const here = all.filter(isThere)
  const inColors = new Set([...ofColors.values()].flat())
  const own = here.filter((address) => !inColors.has(address))
  const isSeen = variants.every(({ color }) => color === null || ofColors.has(color))
  if (here.length === 0) return
  // Without an image for every color, the product itself needs one.
  const isSplit = own.length > 0 || isSeen
  values.images = (isSplit ? own : here).slice(0, maxImages).map(idOf)
  if (!isSplit) return
  for (const variant of variants) {
    const images = variant.color === null ? undefined : ofColors.get(variant.color)
    if (images) variant.images = eachOnce(images).slice(0, maxImages).map(idOf)
  }
}

const eachOnce = (addresses: readonly string[]) => [...new Set(addresses)]

/** The ID of the image at an address, in the form of those of uploads. */
function idOf(address: string): string {
  const hex = createHash('sha256').update(address).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
