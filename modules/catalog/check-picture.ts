import sharp from 'sharp'
import { notAPicture, tooLarge } from '#contract/errors.ts'

const maxPixels = 24_000_000
const maxSide = 12_000

/** How each kind begins, in hexadecimal. */
const beginnings = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
}

/**
 * Sees by its content, whatever it is called, that a file is a still JPEG, PNG or WebP of at most 24 megapixels and
 * 12,000 pixels a side. Only the head of the file is read; nothing is decoded yet.
 */
export async function checkPicture(file: Uint8Array): Promise<void> {
  const head = Buffer.from(file.subarray(0, 16)).toString('hex')
  const kind = Object.entries(beginnings).find(([, beginning]) => beginning.test(head))?.[0]
  if (!kind) throw notAPicture('Please choose a picture in JPEG, PNG or WebP.')

  const { format, width, height, pages = 1 } = await readHead(file)
  if (format !== kind) throw notAPicture('Please choose a picture in JPEG, PNG or WebP.')
  if (pages > 1 || (kind === 'png' && isMoving(file))) throw notAPicture('Please choose a picture that does not move.')
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw tooLarge('Please choose a picture of at most 24 megapixels.')
  }
}

async function readHead(file: Uint8Array) {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    throw damaged()
  }
}

// An animated PNG announces itself before its first picture.
function isMoving(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const firstPicture = bytes.indexOf('IDAT')
  return bytes.subarray(0, Math.max(0, firstPicture)).includes('acTL')
}

export const damaged = () => notAPicture('This picture is damaged or incomplete. Please choose another one.')
