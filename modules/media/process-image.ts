import type { Developed, Images, Refusal } from '#adapters/images/images.ts'
import { notAnImage, type ShopError, tooLarge } from '#contract/errors.ts'
import { createSemaphore } from '../create-semaphore.ts'

// Decoding one image may take hundreds of megabytes of memory, so limit how many run at once.
const inTurn = createSemaphore({ concurrency: 2, maxQueue: 40 })

const refusals: Record<Refusal, () => ShopError> = {
  unknown: () => notAnImage('Please choose an image in JPEG, PNG or WebP.'),
  moving: () => notAnImage('Animated images are not supported.'),
  large: () => tooLarge('Please choose an image of at most 24 megapixels.'),
  damaged: () => notAnImage('This image is damaged or incomplete. Please choose another one.'),
}

/**
 * Re-encodes an uploaded file as an image of our own; refuses one that is not an image, animated, too large or damaged.
 */
export async function processImage(images: Images, file: Uint8Array): Promise<Developed> {
  const developed = await inTurn(() => images.develop(file))
  if (typeof developed === 'string') throw refusals[developed]()
  return developed
}
