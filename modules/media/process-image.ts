import type { Images, ProcessedImage, Refusal } from '#adapters/images/images.ts'
import { notAnImage, type ShopError, tooLarge } from '#contract/errors.ts'
import { createSemaphore } from '../create-semaphore.ts'

// Decoding one image may take hundreds of megabytes of memory, so limit how many run at once.
const inTurn = createSemaphore({ concurrency: 2, maxQueue: 40 })

const refusals: Record<Refusal, () => ShopError> = {
  unknown: () => notAnImage('Please choose an image in JPEG, PNG or WebP.'),
  animated: () => notAnImage('Animated images are not supported.'),
  large: () => tooLarge('Please choose an image of at most 24 megapixels.'),
  damaged: () => notAnImage('This image is damaged or incomplete. Please choose another one.'),
}

/**
 * Re-encodes an uploaded file as an image of our own; refuses one that is not an image, animated, too large or damaged.
 */
export async function processImage(images: Images, file: Uint8Array): Promise<ProcessedImage> {
  const processed = await inTurn(() => images.processUpload(file))
  if (typeof processed === 'string') throw refusals[processed]()
  return processed
}
