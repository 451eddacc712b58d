import { eq } from 'drizzle-orm'
import type { ImageWidth } from '#contract/media/image.ts'
import { type ImageFormat, noImage } from '#contract/media/image.ts'
import { images } from '#db/tables/media.ts'
import type { Shop } from '#modules/context.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'
import { widthKey } from '#modules/media/width-key.ts'

const inTurn = createSemaphore({ concurrency: 2, maxQueue: 500 })
const underWay = new WeakMap<Shop['files'], Map<string, Promise<Buffer | null>>>()

/**
 * A stored image in one width and format; null where there is no such image. Made from its master the first time,
 * one render per key however many ask, then kept with the files.
 */
export function makeImage(shop: Shop, id: string, width: ImageWidth, format: ImageFormat): Promise<Buffer | null> {
  const key = widthKey(id, width, format)
  const running = underWay.get(shop.files) ?? new Map<string, Promise<Buffer | null>>()
  underWay.set(shop.files, running)
  const known = running.get(key)
  if (known) return known
  const made = find(shop, key, id, width, format).finally(() => running.delete(key))
  running.set(key, made)
  return made
}

async function find(shop: Shop, key: string, id: string, width: ImageWidth, format: ImageFormat) {
  const kept = await shop.files.read(key)
  if (kept) return kept
  const master = await findMaster(shop, id)
  if (!master) return null
  const made = await inTurn(() => shop.images.resize(master, width, format))
  if (made) await shop.files.write(key, made).catch(noteUnkept(shop, key))
  else shop.log.warn({ image: id }, 'The master of an image cannot be read.')
  return made
}

async function findMaster(shop: Shop, id: string): Promise<Buffer | null> {
  if (id === blankId) return blank
  const [stored] = await shop.db.select({ fileKey: images.fileKey }).from(images).where(eq(images.id, id))
  return stored ? shop.files.read(stored.fileKey) : null
}

// A full disk costs time, since the image is made again, but no shopper.
function noteUnkept(shop: Shop, key: string) {
  return (error: unknown) => shop.log.warn({ err: error, key }, 'An image that was made could not be kept.')
}

/** What is seen of a product without an image: a hanger on paper. */
const blankId = noImage.src.split('/')[2]
const blank = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1900" height="2500"><rect width="100%" height="100%" fill="${noImage.tint}"/>
  <path d="M820 1120a130 130 0 1 1 130 130v90l-400 240h800l-400-240" fill="none" stroke="#b9b1a3" stroke-width="36" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
)
