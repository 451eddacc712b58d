import { eq } from 'drizzle-orm'
import type { ImageWidth } from '#contract/media/image.ts'
import { type ImageFormat, noImage } from '#contract/media/image.ts'
import { images } from '#db/tables/media.ts'
import type { Shop } from '#modules/context.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'
import { widthKey } from '#modules/media/width-key.ts'

const resizeSemaphore = createSemaphore({ concurrency: 2, maxQueue: 500 })
const pending = new WeakMap<Shop['files'], Map<string, Promise<Buffer | null>>>()

/**
 * An image in one width and format; null if it does not exist. Resized from its original on first request, once for
 * concurrent requests, then stored with the files.
 */
export function makeImage(shop: Shop, id: string, width: ImageWidth, format: ImageFormat): Promise<Buffer | null> {
  const key = widthKey(id, width, format)
  const running = pending.get(shop.files) ?? new Map<string, Promise<Buffer | null>>()
  pending.set(shop.files, running)
  const known = running.get(key)
  if (known) return known
  const made = find(shop, key, id, width, format).finally(() => running.delete(key))
  running.set(key, made)
  return made
}

async function find(shop: Shop, key: string, id: string, width: ImageWidth, format: ImageFormat) {
  const stored = await shop.files.read(key)
  if (stored) return stored
  const original = await findOriginal(shop, id)
  if (!original) return null
  const made = await resizeSemaphore(() => shop.images.resize(original, width, format))
  if (made) await shop.files.write(key, made).catch(logUnsaved(shop, key))
  else shop.log.warn({ image: id }, 'The original of an image cannot be decoded')
  return made
}

async function findOriginal(shop: Shop, id: string): Promise<Buffer | null> {
  if (id === placeholderId) return placeholder
  const [stored] = await shop.db.select({ fileKey: images.fileKey }).from(images).where(eq(images.id, id))
  return stored ? shop.files.read(stored.fileKey) : null
}

// A full disk must not fail the request: the image is resized again next time.
function logUnsaved(shop: Shop, key: string) {
  return (error: unknown) => shop.log.warn({ err: error, key }, 'A resized image could not be stored')
}

/** The placeholder of a product without images: a hanger. */
const placeholderId = noImage.src.split('/')[2]
const placeholder = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1900" height="2500"><rect width="100%" height="100%" fill="${noImage.tint}"/>
  <path d="M820 1120a130 130 0 1 1 130 130v90l-400 240h800l-400-240" fill="none" stroke="#b9b1a3" stroke-width="36" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
)
