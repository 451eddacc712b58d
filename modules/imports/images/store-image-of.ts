import { imageUploads } from '#db/tables/media.ts'
import type { Shop } from '../../context.ts'
import { storeImage } from '../../media/store-image.ts'
import { loadImageTexts } from '../load-for-import.ts'
import { imageIdOf } from './image-address.ts'

/** Reads an image at an address; refuses with a `ShopError` what is not there or may not be read, with 503 what may be later. */
export type FetchImage = (address: string) => Promise<Uint8Array>

/**
 * Stores the image of an address, once: what another import has stored meanwhile is left as it is. It is deleted after a day
 * unless a product shows it, like an upload.
 */
export async function storeImageOf(
  shop: Pick<Shop, 'db' | 'files' | 'images' | 'enqueue'>,
  { address, alt }: { address: string; alt: string },
  fetchImage: FetchImage,
): Promise<void> {
  const id = imageIdOf(address)
  const isStored = async () => (await loadImageTexts(shop.db, [id])).has(id)
  if (await isStored()) return
  const file = await fetchImage(address)
  try {
    await storeImage(shop, file, alt, (tx) => tx.insert(imageUploads).values({ imageId: id }), id)
  } catch (error) {
    if (await isStored()) return
    throw error
  }
  await shop.db.transaction((tx) => shop.enqueue(tx, 'makeWidths', { imageId: id }))
}
