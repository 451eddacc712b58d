import sharp from 'sharp'
import { encoded, type Rgb } from './color.ts'
import { emptyField, type Field } from './field.ts'
import type { Matrix } from './matrix.ts'

/** An image in linear light, three floats for each pixel. */
export interface Canvas {
  width: number
  height: number
  light: Float32Array
}

export function canvasOf(width: number, height: number, ground: (x: number, y: number) => Rgb): Canvas {
  const light = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) light.set(ground(x / width, y / height), (y * width + x) * 3)
  }
  return { width, height, light }
}

/**
 * Coverage of the shapes, cropped to where they are and `margin` pixels around; null if there is nothing to see.
 * `bleed` is how far beyond the image the shapes are followed, so that the image's rim does not look like theirs.
 */
export async function coverage(
  canvas: Canvas,
  matrix: Matrix,
  shape: string,
  margin: number,
  bleed: { x: number; y: number } = { x: 0, y: 0 },
): Promise<Field | null> {
  const width = canvas.width + 2 * bleed.x
  const height = canvas.height + 2 * bleed.y
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${bleed.x} ${bleed.y})"><g fill="#fff" transform="matrix(${matrix.join(' ')})">${shape}</g></g></svg>`
  const pixels = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  let left = width
  let right = -1
  let top = -1
  let bottom = -1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[y * width + x] ?? 0) === 0) continue
      if (x < left) left = x
      if (x > right) right = x
      if (top < 0) top = y
      bottom = y
    }
  }
  if (right < 0) return null
  const pad = Math.ceil(margin)
  const field = emptyField(
    left - pad - bleed.x,
    top - pad - bleed.y,
    right - left + 1 + 2 * pad,
    bottom - top + 1 + 2 * pad,
  )
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      field.values[(y - top + pad) * field.width + x - left + pad] = (pixels[y * width + x] ?? 0) / 255
    }
  }
  return field
}

/** The colors of SVG laid over a field, in linear light. */
export async function painted(canvas: Canvas, matrix: Matrix, svg: string, under: Rgb): Promise<Float32Array> {
  const { width, height } = canvas
  const background = under.map((value) => Math.round(encoded(value) * 255)).join(',')
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(${background})"/><g transform="matrix(${matrix.join(' ')})">${svg}</g></svg>`
  const pixels = await sharp(Buffer.from(markup), { limitInputPixels: false }).removeAlpha().raw().toBuffer()
  const table = Float32Array.from({ length: 256 }, (_, value) => toLight(value / 255))
  return Float32Array.from(pixels, (value) => table[value] ?? 0)
}

/** Eight bits for each channel, with a soft shoulder for highlights and a little noise against banding. */
export function developed(canvas: Canvas): Buffer {
  const bytes = Buffer.alloc(canvas.light.length)
  let state = 12345
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    const dither = ((state >>> 8) / 16777216 - 0.5) * 1.2
    const value = canvas.light[i] ?? 0
    const shoulder = value < 0.86 ? value : 0.86 + 0.14 * (1 - Math.exp(-(value - 0.86) / 0.14))
    bytes[i] = Math.max(0, Math.min(255, Math.round(encoded(Math.max(0, shoulder)) * 255 + dither)))
  }
  return bytes
}

function toLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
