import sharp from 'sharp'
import type { ImageFormat } from '#contract/media/image.ts'
import { maxPixels } from './check.ts'

/** A master made as wide as asked, never wider than it is. Rejects where it can't be read. */
export function resize(master: Uint8Array, width: number, format: ImageFormat): Promise<Buffer> {
  const resized = sharp(master, { limitInputPixels: maxPixels }).resize({ width, withoutEnlargement: true })
  if (format === 'avif') return resized.avif({ quality: 55, effort: 2 }).toBuffer()
  return resized.webp({ quality: 78, effort: 4 }).toBuffer()
}
