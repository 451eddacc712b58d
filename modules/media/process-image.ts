import type { Images, ProcessedImage, Refusal } from '#adapters/images/images.ts'
import { CountedError, notAnImage, type ShopError, tooLarge } from '#contract/errors.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { createSemaphore } from '../create-semaphore.ts'

// Decoding one image may take hundreds of megabytes of memory, so limit how many run at once.
const inTurn = createSemaphore({ concurrency: 2, maxQueue: 40 })

const refusals: Record<Refusal, () => ShopError> = {
  unknown: () => notAnImage(apiMediaMessages.notAnImage),
  animated: () => notAnImage(apiMediaMessages.animated),
  large: () => tooLarge(apiMediaMessages.tooManyPixels),
  // Found by decoding it, which is the costly part.
  damaged: () => new CountedError('upload', 415, apiMediaMessages.damaged),
}

/**
 * Re-encodes an uploaded file as an image of our own; refuses one that is not an image, animated, too large or damaged.
 */
export async function processImage(images: Images, file: Uint8Array): Promise<ProcessedImage> {
  const processed = await inTurn(() => images.processUpload(file))
  if (typeof processed === 'string') throw refusals[processed]()
  return processed
}
