import sharp from 'sharp'
import type { ImageFormat } from '#contract/media/image.ts'
import { maxPixels } from './check.ts'

/** Resizes an original to a width, never enlarging it. Rejects if it cannot be decoded. */
export function resize(master: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  const resized = sharp(master, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true })
  if (format === 'avif') return resized.avif({ quality: 55, effort: 2 }).toBuffer()
  return resized.webp({ quality: 78, effort: 4 }).toBuffer()
}
