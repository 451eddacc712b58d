import sharp from 'sharp'
import { check, maxPixels } from './check.ts'
import { cleanSvg } from './clean-svg.ts'
import type { PngSize, ProcessedLogo, Refusal } from './images.ts'

const maxSvgBytes = 200_000
const png = /^89504e470d0a1a0a/

/** Cleans an SVG or encodes a PNG again; returns the reason if the file cannot be used. */
export async function processLogo(file: Uint8Array): Promise<ProcessedLogo | Refusal> {
  const head = Buffer.from(file.subarray(0, 1_000))
  const logo = png.test(head.toString('hex')) ? await encodePng(file) : isSvg(head) ? await readSvg(file) : 'unknown'
  if (typeof logo === 'string') return logo
  return (await isBlank(logo.content)) ? 'damaged' : logo
}

// The root element may follow long comments of the program that wrote it.
const isSvg = (head: Buffer) => /^\uFEFF?\s*<(?:\?xml|!--|!doctype svg|svg[\s>])/i.test(head.toString('utf8'))

async function readSvg(file: Uint8Array): Promise<ProcessedLogo | Refusal> {
  if (file.length > maxSvgBytes) return 'large'
  const clean = await cleanSvg(file)
  return clean
    ? { content: Buffer.from(clean.svg), format: 'svg', width: clean.width, height: clean.height }
    : 'damaged'
}

async function encodePng(file: Uint8Array): Promise<ProcessedLogo | Refusal> {
  const refusal = await check(file)
  if (refusal) return refusal
  try {
    const { data: content, info } = await sharp(file, { failOn: 'error', limitInputPixels: maxPixels })
      .resize({ width: 1_200, height: 1_200, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .timeout({ seconds: 40 })
      .toBuffer({ resolveWithObject: true })
    return { content, format: 'png', width: info.width, height: info.height }
  } catch {
    return 'damaged'
  }
}

async function isBlank(content: Buffer): Promise<boolean> {
  try {
    const drawn = await sharp(content).resize(200, 200, { fit: 'inside' }).ensureAlpha().png().toBuffer()
    const { channels } = await sharp(drawn).stats()
    return (channels[3]?.max ?? 0) === 0
  } catch {
    return true
  }
}

/** A logo or icon as a PNG that fits the size, on a ground if it has one. */
export async function drawPng(source: Uint8Array, { width, height, ground }: PngSize): Promise<Buffer> {
  const drawn = sharp(source, { limitInputPixels: maxPixels })
  if (ground === undefined) return drawn.resize({ width, height, fit: 'inside' }).png().toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const fitted = drawn.resize({ width, height, fit: 'contain', background })
  return (ground === null ? fitted : fitted.flatten({ background: ground })).png().toBuffer()
}
