import { eq } from 'drizzle-orm'
import { type ImageFormat, type ImageWidth, imageIdAt, imageWidths, noImage } from '#contract/media/image.ts'
import { images } from '#db/tables/media.ts'
import { readReadyWidth } from '#demo/demo-images.ts'
import type { Shop } from '#modules/context.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'
import { widthKey } from '#modules/media/width-key.ts'

/** An image in one width and format, and for how long it was encoded: zero if it was ready. */
export interface MadeImage {
  content: Buffer
  encodedMs: number
}

const resizeSemaphore = createSemaphore({ concurrency: 2, maxQueue: 500 })
const pending = new WeakMap<Shop['files'], Map<string, Promise<MadeImage | null>>>()

/**
 * An image in one width and format; null if it does not exist. If it is not ready it is resized from its original, once
 * for concurrent requests, then stored with the files.
 */
export function makeImage(shop: Shop, id: string, width: ImageWidth, format: ImageFormat): Promise<MadeImage | null> {
  const key = widthKey(id, width, format)
  const running = pending.get(shop.files) ?? new Map<string, Promise<MadeImage | null>>()
  pending.set(shop.files, running)
  const known = running.get(key)
  if (known) return known
  const made = find(shop, id, width, format).finally(() => running.delete(key))
  running.set(key, made)
  return made
}

async function find(shop: Shop, id: string, asked: ImageWidth, format: ImageFormat): Promise<MadeImage | null> {
  const image = id === placeholderId ? placeholder : await findRow(shop, id)
  if (!image) return null
  const width = notEnlarged(asked, image.width)
  const key = widthKey(id, width, format)
  const ready = (format === 'avif' && (await readReady(shop, image, width))) || (await shop.files.read(key))
  if (ready) return { content: ready, encodedMs: 0 }

  const original = image.fileKey === null ? placeholderContent : await shop.files.read(image.fileKey)
  if (!original) return null
  const startedAt = performance.now()
  const made = await resizeSemaphore(() => shop.images.resize(original, width, format))
  if (made) await shop.files.write(key, made).catch(logUnsaved(shop, key))
  else shop.log.warn({ image: id }, 'The original of an image cannot be decoded')
  return made && { content: made, encodedMs: performance.now() - startedAt }
}

interface Row {
  /** Null for the placeholder. */
  fileKey: string | null
  width: number
}

async function findRow({ db }: Shop, id: string): Promise<Row | undefined> {
  const [row] = await db.select({ fileKey: images.fileKey, width: images.width }).from(images).where(eq(images.id, id))
  return row
}

/** All widths beyond that of the original are the same image: the narrowest of them is used for all. */
function notEnlarged(asked: ImageWidth, originalWidth: number): ImageWidth {
  const enough = imageWidths.find((width) => width >= originalWidth)
  return enough && enough < asked ? enough : asked
}

/** An AVIF that needs no encoding: an original in AVIF, or a width of the demo shop that comes with the code. */
async function readReady(shop: Shop, { fileKey, width: originalWidth }: Row, width: ImageWidth) {
  if (!fileKey?.endsWith('.avif')) return null
  return width >= originalWidth ? shop.files.read(fileKey) : readReadyWidth(fileKey, width)
}

// A full disk must not fail the request: the image is resized again next time.
function logUnsaved(shop: Shop, key: string) {
  return (error: unknown) => shop.log.warn({ err: error, key }, 'A resized image could not be stored')
}

/** The placeholder of a product without images: a hanger. */
const placeholderId = imageIdAt(noImage.src)
const placeholder: Row = { fileKey: null, width: 1900 }
const placeholderContent = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1900" height="2500"><rect width="100%" height="100%" fill="${noImage.tint}"/>
  <path d="M820 1120a130 130 0 1 1 130 130v90l-400 240h800l-400-240" fill="none" stroke="#b9b1a3" stroke-width="36" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
)
