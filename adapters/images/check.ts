import sharp from 'sharp'
import type { Refusal } from './images.ts'

export const maxPixels = 24_000_000
const maxSide = 12_000

/** The signature of each format, in hexadecimal. */
const signatures = {
  jpeg: /^ffd8ff/,
  png: /^89504e470d0a1a0a/,
  webp: /^52494646.{8}57454250/,
}

/**
 * Checks by its content that a file is a still JPEG, PNG or WebP of at most 24 megapixels and 12,000 pixels per side;
 * returns null if so. Reads only the header, without decoding.
 */
export async function check(file: Uint8Array): Promise<Refusal | null> {
  const head = Buffer.from(file.subarray(0, 16)).toString('hex')
  const kind = Object.entries(signatures).find(([, signature]) => signature.test(head))?.[0]
  if (!kind) return 'unknown'

  const read = await readHead(file)
  if (!read) return 'damaged'
  const { format, width, height, pages = 1 } = read
  if (format !== kind) return 'unknown'
  if (pages > 1 || (kind === 'png' && isAnimated(file))) return 'animated'
  return width > maxSide || height > maxSide || width * height > maxPixels ? 'large' : null
}

function readHead(file: Uint8Array) {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
}

// An animated PNG has an acTL chunk before its first IDAT chunk.
function isAnimated(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const firstImage = bytes.indexOf('IDAT')
  return bytes.subarray(0, Math.max(0, firstImage)).includes('acTL')
}
