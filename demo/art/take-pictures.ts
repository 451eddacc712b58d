import sharp, { type Sharp } from 'sharp'
import type { Canvas } from './engine/canvas.ts'
import { pictureHeight, pictureWidth } from './engine/picture-size.ts'
import type { TakenGood } from './engine/scene.ts'
import { openStudio, type Studio } from './studio/open-studio.ts'
import type { Wanted } from './studio/page.ts'

/** Of the full size, how much is exposed; and how often ground and goods are. */
const exposing = { size: 0.6, ground: 32, goods: 10 }

let studio: Studio | undefined

/** A product picture, taken in the studio, at a share of the full size. */
export async function takenPicture(shot: Wanted, size: number): Promise<Sharp> {
  studio ??= await openStudio()
  const share = exposing.size * size
  const raw = {
    width: Math.round(pictureWidth * share),
    height: Math.round(pictureHeight * share),
    channels: 4,
  } as const
  const { data, info } = await sharp(await studio.takePicture({ ...shot, ...exposing, size: share }), { raw })
    .removeAlpha()
    .flip()
    .resize(Math.round(pictureWidth * size), Math.round(pictureHeight * size), { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** Lays goods, taken in the studio without their paper, over a canvas; `size` is its share of its scene. */
export async function layTaken(canvas: Canvas, { shot, x, y, scale }: TakenGood, size: number): Promise<void> {
  studio ??= await openStudio()
  const share = scale * size
  const [width, height] = [Math.round(pictureWidth * share), Math.round(pictureHeight * share)]
  const layer = await studio.takeLayer({ ...shot, ...exposing, size: share })
  const black = width * height * 4
  const [left, top] = [Math.round((x - 950 * scale) * size), Math.round((y - 1290 * scale) * size)]
  for (let row = Math.max(0, -top); row < Math.min(height, canvas.height - top); row++) {
    for (let column = Math.max(0, -left); column < Math.min(width, canvas.width - left); column++) {
      const from = ((height - 1 - row) * width + column) * 4
      const kept = inside(column / width) * inside(row / height)
      const to = ((row + top) * canvas.width + column + left) * 3
      for (let channel = 0; channel < 3; channel++) {
        const own = layer[black + from + channel] ?? 0
        const through = Math.max(0, (layer[from + channel] ?? 1) - own)
        const below = canvas.light[to + channel] ?? 0
        canvas.light[to + channel] = below + (below * through + own - below) * kept
      }
    }
  }
}

/** From 0 at the edges of a layer to 1 a little inside, so that no shadow ends in a line. */
function inside(share: number): number {
  const t = Math.min(1, Math.min(share, 1 - share) / 0.09)
  return t * t * (3 - 2 * t)
}

/** Closes the studio if it was opened. */
export async function closeStudio(): Promise<void> {
  await studio?.close()
}
