import sharp from 'sharp'
import { turnstile } from '../turnstile.ts'
import { checkPicture, damaged } from './check-picture.ts'

// Decoding takes memory by the hundred megabytes, and each a thread of those that files and passwords need too.
const inTurn = turnstile({ abreast: 2, waiting: 40 })

/** A picture ready to be kept: WebP, upright, at most 1900 by 2500, with nothing of the file it came from. */
export interface Developed {
  content: Buffer
  width: number
  height: number
  /** A colour to stand in for it, as `#rrggbb`. */
  tint: string
}

/** Makes a picture of our own from a file that somebody sent; refuses with a sentence what is none, moves or is damaged. */
export function developPicture(file: Uint8Array): Promise<Developed> {
  return inTurn(async () => {
    await checkPicture(file)
    try {
      const { data: content, info } = await sharp(file, { failOn: 'error', limitInputPixels: 24_000_000 })
        .autoOrient()
        .resize({ width: 1_900, height: 2_500, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86 })
        .timeout({ seconds: 20 })
        .toBuffer({ resolveWithObject: true })
      return { content, width: info.width, height: info.height, tint: await tintOf(content) }
    } catch {
      throw damaged()
    }
  })
}

async function tintOf(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
