import { imageWidths } from '#contract/media/image.ts'
import type { Shop } from '#modules/context.ts'
import { makeImage } from './make-image.ts'

/** Encodes every AVIF width of an uploaded image, the narrow ones first, so that no shopper waits for it. */
export async function makeWidths(shop: Shop, { imageId }: { imageId: string }): Promise<void> {
  for (const width of imageWidths) {
    if (!(await makeImage(shop, imageId, width, 'avif'))) return
  }
}
