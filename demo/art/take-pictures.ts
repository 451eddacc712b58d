import sharp, { type Sharp } from 'sharp'
import { lay } from './banners/laying.ts'
import type { Canvas } from './engine/canvas.ts'
import { pictureHeight, pictureWidth } from './engine/picture-size.ts'
import type { TakenGood } from './engine/scene.ts'
import { openStudio, type Studio } from './studio/open-studio.ts'
import type { Wanted } from './studio/page.ts'

/** Of the full size, how much is exposed; and how often ground and goods are. */
const exposing = { size: 0.6, ground: 12, goods: 10 }

/** The same for garments, which have no edges as fine as those of metal and glass, and are lit by more lamps at once. */
const exposingCloth = { size: 0.5, ground: 8, goods: 7 }

function exposingOf({ sku }: Wanted) {
  return sku.startsWith('MG-A') ? exposingCloth : exposing
}

let studio: Studio | undefined

/** A product picture, taken in the studio, at a share of the full size. */
export async function takenPicture(shot: Wanted, size: number): Promise<Sharp> {
  studio ??= await openStudio()
  const chosen = exposingOf(shot)
  const share = chosen.size * size
  const raw = {
    width: Math.round(pictureWidth * share),
    height: Math.round(pictureHeight * share),
    channels: 4,
  } as const
  const { data, info } = await sharp(await studio.takePicture({ ...shot, ...chosen, size: share }), { raw })
    .removeAlpha()
    .flip()
    .resize(Math.round(pictureWidth * size), Math.round(pictureHeight * size), { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** Lays goods, taken in the studio without their paper, over a canvas; `size` is its share of its scene. */
export async function layTaken(canvas: Canvas, { shot, x, y, scale, degrees }: TakenGood, size: number): Promise<void> {
  studio ??= await openStudio()
  const share = scale * size
  const [width, height] = [Math.round(pictureWidth * share), Math.round(pictureHeight * share)]
  const layer = await studio.takeLayer({ ...shot, ...exposingOf(shot), size: share })
  lay(canvas, { layer, width, height }, [x * size, y * size], [950 * share, 1290 * share], degrees)
}

/** Closes the studio if it was opened. */
export async function closeStudio(): Promise<void> {
  await studio?.close()
}
