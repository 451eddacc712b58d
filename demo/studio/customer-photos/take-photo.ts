import sharp from 'sharp'
import { cloud } from './noise.ts'
import { fitPaper, type Shot } from './paper.ts'
import type { Color, Surface } from './surfaces.ts'

/** How a photo is made of a rendered image of a product. */
export interface Photo {
  /** The rendered image, under `demo/images`. */
  of: string
  /** What the product lies on or hangs before, instead of the paper of the studio. */
  on: Surface
  /** The part that is shown: its center, as parts of the image's width and height, and its width. */
  crop: { x: number; y: number; width: number }
  /** How crooked the camera is held, in degrees. */
  tilt: number
  /** The light of the whole photo, and how much warmer (above 0) or colder it is. */
  light: number
  warmth: number
}

const width = 960
const height = 1280

/** A photo of 960 by 1280 pixels as AVIF. */
export async function takePhoto(folder: string, photo: Photo): Promise<Buffer> {
  const shot = await frame(folder, photo)
  const paper = fitPaper(shot)
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width, y / width]
      const placed = place(shot.colorAt(x, y), paper(u, v), photo.on(u, v))
      pixels.set(develop(placed, photo, u, v), (y * width + x) * 3)
    }
  }
  const developed = sharp(pixels, { raw: { width, height, channels: 3 } }).blur(0.7)
  return developed.avif({ quality: 50, effort: 5 }).toBuffer()
}

/** The part of the rendered image that the photo shows. */
async function frame(folder: string, { of, crop, tilt }: Photo): Promise<Shot> {
  const original = sharp(`${folder}/${of}`)
  const { width: full = 0, height: fullHeight = 0 } = await original.metadata()
  const scale = width / (crop.width * full)
  const [left, top] = [crop.x * full, crop.y * fullHeight]
  const turn = (tilt * Math.PI) / 180
  const { data, info } = await original.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number, channel: number) => {
    const column = Math.min(info.width - 1, Math.max(0, x))
    const row = Math.min(info.height - 1, Math.max(0, y))
    return (data[(row * info.width + column) * 3 + channel] ?? 0) / 255
  }
  const colorAt = (x: number, y: number): Color => {
    const [u, v] = [(x - width / 2) / scale, (y - height / 2) / scale]
    const [sourceX, sourceY] = [
      left + u * Math.cos(turn) - v * Math.sin(turn),
      top + u * Math.sin(turn) + v * Math.cos(turn),
    ]
    return bilinear(at, sourceX, sourceY)
  }
  return { width, height, colorAt }
}

function bilinear(at: (x: number, y: number, channel: number) => number, x: number, y: number): Color {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - left, y - top]
  const channelAt = (channel: number) =>
    (at(left, top, channel) * (1 - u) + at(left + 1, top, channel) * u) * (1 - v) +
    (at(left, top + 1, channel) * (1 - u) + at(left + 1, top + 1, channel) * u) * v
  return [channelAt(0), channelAt(1), channelAt(2)]
}

/** A pixel of the product is kept; paper becomes the surface, darkened where the product shades it. */
function place(seen: Color, paper: Color, surface: Color): Color {
  const ratio = seen.map((value, channel) => value / Math.max(0.05, paper[channel] ?? 1))
  const [red = 1, green = 1, blue = 1] = ratio
  const mean = (red + green + blue) / 3
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
  const isProduct = Math.max(step(0.07, 0.16, chroma), step(0.42, 0.3, mean), step(1.05, 1.12, mean))
  const shaded = Math.min(1, mean)
  const mixed = (channel: 0 | 1 | 2) => surface[channel] * shaded * (1 - isProduct) + seen[channel] * isProduct
  return [mixed(0), mixed(1), mixed(2)]
}

/** The light of a room from one side, and the noise and dark corners of a phone's camera; channels 0 to 255. */
function develop(color: Color, { light, warmth }: Photo, x: number, y: number): number[] {
  const [fromX, fromY] = [x - 0.5, y - 0.66]
  const window = 1.08 - 0.3 * (x * 0.7 + y * 0.5 - 0.55)
  const corners = 1 - 0.32 * (fromX * fromX + fromY * fromY)
  const noise = (cloud(x * 700, y * 700, 7, 1) - 0.5) * 0.035
  const tint = [1 + warmth, 1, 1 - warmth]
  return color.map((value, channel) => {
    const lit = value * light * window * corners * (tint[channel] ?? 1) + noise
    return Math.round(255 * Math.min(1, Math.max(0, curve(lit))))
  })
}

/** More contrast, as phones add. */
function curve(value: number): number {
  const bound = Math.min(1, Math.max(0, value))
  return value + 0.18 * (bound * bound * (3 - 2 * bound) - bound)
}

function step(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}
