import { eq } from 'drizzle-orm'
import { ShopError } from '#contract/errors.ts'
import { productImports } from '#db/tables/imports.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { Shop } from '../../context.ts'
import { loadImageTexts } from '../load-for-import.ts'
import type { ImportedProduct } from '../read-import.ts'
import type { TableError } from '../read-table.ts'
import { imageIdOf } from './image-address.ts'
import { placeImages, type WantedImage, wantedImages } from './place-images.ts'
import { queueImages } from './queue-images.ts'
import { type FetchImage, storeImageOf } from './store-image-of.ts'

/** How the images at addresses are brought in: by this process, by jobs before the products are written, or not at all. */
export type ImageSource = FetchImage | 'queue' | 'none'

type ImportShop = Pick<Shop, 'db' | 'files' | 'images' | 'enqueue'>

interface Bringing {
  importId: string
  isDryRun: boolean
  source: ImageSource
  /** Takes what is left out. */
  notes: TableError[]
}

const concurrency = 4

/**
 * Brings in the images that products name by their addresses, and places them. Those that are stored are not fetched again.
 * A dry run fetches none. Returns the alt texts of the images by ID, or null while jobs fetch them.
 */
export async function bringImages(
  shop: ImportShop,
  products: readonly ImportedProduct[],
  { importId, isDryRun, source, notes }: Bringing,
  onEach: () => Promise<void>,
): Promise<Map<string, string> | null> {
  const wanted = wantedImages(products)
  const texts = await loadImageTexts(
    shop.db,
    wanted.map(({ address }) => imageIdOf(address)),
  )
  const missing = wanted.filter(({ address }) => !texts.has(imageIdOf(address)))
  const place = () => {
    for (const product of products) placeImages(product, (address) => texts.has(imageIdOf(address)))
    return texts
  }
  if (source === 'none') {
    const lines = new Set(missing.map(({ line }) => line))
    for (const line of lines) notes.push({ line, column: 'images', message: apiImportsMessages.imagesLeftOut })
    return place()
  }
  for (const { address, alt } of missing) texts.set(imageIdOf(address), alt)
  if (isDryRun) {
    await tellWaiting(shop, importId, missing.length)
    return place()
  }
  const failed =
    source === 'queue'
      ? await queueImages(shop, importId, missing)
      : await storeAll(shop, missing, { fetchImage: source, onEach })
  if (!failed) return null
  for (const { address } of failed) texts.delete(imageIdOf(address))
  recordFailedImages(failed, notes)
  return place()
}

export interface FailedImage extends WantedImage {
  reason: string
}

async function storeAll(
  shop: ImportShop,
  wanted: readonly WantedImage[],
  { fetchImage, onEach }: { fetchImage: FetchImage; onEach: () => Promise<void> },
): Promise<FailedImage[]> {
  const waiting = wanted.values()
  const failed: FailedImage[] = []
  const work = async () => {
    for (const each of waiting) {
      try {
        await storeImageOf(shop, each, fetchImage)
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        failed.push({ ...each, reason: error.message })
      }
      await onEach()
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return failed
}

/** Equal reasons have the same note, which names the first address. */
function recordFailedImages(failed: readonly FailedImage[], notes: TableError[]): void {
  for (const same of Map.groupBy(failed, ({ reason }) => reason).values()) {
    const [first] = same
    if (!first) continue
    const message = apiImportsMessages.imageLeftOut(first.reason, first.address, same.length - 1)
    notes.push(...same.map(({ line }) => ({ line, column: 'images', message })))
  }
}

async function tellWaiting({ db }: ImportShop, importId: string, imagesWaiting: number): Promise<void> {
  if (imagesWaiting === 0) return
  await db.update(productImports).set({ imagesWaiting }).where(eq(productImports.id, importId))
}
