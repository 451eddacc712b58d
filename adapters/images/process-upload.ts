import sharp from 'sharp'
import { check, maxPixels } from './check.ts'
import type { ProcessedImage, Refusal } from './images.ts'

/** Converts an uploaded file to our image format; returns the reason if it cannot be used. */
export async function processUpload(file: Uint8Array): Promise<ProcessedImage | Refusal> {
  const refusal = await check(file)
  if (refusal) return refusal
  try {
    const { data: content, info } = await sharp(file, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: 1_900, height: 2_500, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .timeout({ seconds: 40 })
      .toBuffer({ resolveWithObject: true })
    return { content, width: info.width, height: info.height, tint: await tintOf(content) }
  } catch {
    return 'damaged'
  }
}

async function tintOf(image: Buffer): Promise<string> {
  const pixel = await sharp(image).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
