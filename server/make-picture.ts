import { eq } from 'drizzle-orm'
import type { PictureWidth } from '#contract/constants.ts'
import { noPicture, type PictureFormat } from '#contract/picture.ts'
import { pictures } from '#db/tables/pictures.ts'
import { widthKey } from '#modules/catalog/width-key.ts'
import type { Shop } from '#modules/context.ts'
import { turnstile } from '#modules/turnstile.ts'

const inTurn = turnstile({ abreast: 2, waiting: 500 })
const underWay = new WeakMap<Shop['files'], Map<string, Promise<Buffer | null>>>()

/**
 * A stored picture in one width and format; null where there is no such picture. Made from its master the first time,
 * one render per key however many ask, then kept with the files.
 */
export function makePicture(
  shop: Shop,
  id: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer | null> {
  const key = widthKey(id, width, format)
  const running = underWay.get(shop.files) ?? new Map<string, Promise<Buffer | null>>()
  underWay.set(shop.files, running)
  const known = running.get(key)
  if (known) return known
  const made = find(shop, key, id, width, format).finally(() => running.delete(key))
  running.set(key, made)
  return made
}

async function find(shop: Shop, key: string, id: string, width: PictureWidth, format: PictureFormat) {
  const kept = await shop.files.read(key)
  if (kept) return kept
  const master = await findMaster(shop, id)
  if (!master) return null
  const made = await inTurn(() => shop.pictures.resize(master, width, format))
  if (made) await shop.files.write(key, made).catch(noteUnkept(shop, key))
  else shop.log.warn({ picture: id }, 'The master of a picture cannot be read.')
  return made
}

async function findMaster(shop: Shop, id: string): Promise<Buffer | null> {
  if (id === blankId) return blank
  const [stored] = await shop.db.select({ fileKey: pictures.fileKey }).from(pictures).where(eq(pictures.id, id))
  return stored ? shop.files.read(stored.fileKey) : null
}

// A full disk costs time, since the picture is made again, but no shopper.
function noteUnkept(shop: Shop, key: string) {
  return (error: unknown) => shop.log.warn({ err: error, key }, 'A picture that was made could not be kept.')
}

/** What is seen of a product without a picture: a hanger on paper. */
const blankId = noPicture.src.split('/')[2]
const blank = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1900" height="2500"><rect width="100%" height="100%" fill="${noPicture.tint}"/>
  <path d="M820 1120a130 130 0 1 1 130 130v90l-400 240h800l-400-240" fill="none" stroke="#b9b1a3" stroke-width="36" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
)
