import sharp, { type Sharp } from 'sharp'
import { lay } from './banners/overlay.ts'
import type { Canvas } from './relief/canvas.ts'
import { imageHeight, imageWidth } from './relief/image-size.ts'
import type { RenderedProduct } from './relief/scene.ts'
import { openRenderer, type Renderer } from './renderer/open-renderer.ts'
import type { ShotRequest, StillLifeRequest } from './renderer/page.ts'
import type { Exposing } from './renderer/render-scene.ts'
import { stillLives } from './sets/still-lifes.ts'

/** Of the full size, how much is exposed; and how often ground and products are. */
const exposing = { size: 0.6, ground: 12, products: 10 }

/** The same for garments and display forms, which have no edges as fine as those of metal and glass, and are lit by more lamps at once. */
const exposingCloth = { size: 0.5, ground: 8, products: 7 }

/** The same for still lifes, which fill the whole image. */
const exposingStills = { size: 0.5, ground: 9, products: 10 }

function exposingOf({ sku, image }: ShotRequest) {
  return sku.startsWith('MG-A') || image === 4 ? exposingCloth : exposing
}

let studio: Renderer | undefined

/** A still life, taken in the studio, at a share of its full size. */
export async function renderStillLife(still: string, size: number): Promise<Sharp> {
  const full = stillLives[still]?.size
  if (!full) throw new Error(`There is no still life ${still}.`)
  return taken({ still }, full, exposingStills, size)
}

/** A product image, taken in the studio, at a share of the full size. */
export async function renderImage(shot: ShotRequest, size: number): Promise<Sharp> {
  return taken(shot, [imageWidth, imageHeight], exposingOf(shot), size)
}

async function taken(
  asked: ShotRequest | StillLifeRequest,
  [width, height]: readonly [number, number],
  chosen: Exposing,
  size: number,
): Promise<Sharp> {
  studio ??= await openRenderer()
  const share = chosen.size * size
  const raw = { width: Math.round(width * share), height: Math.round(height * share), channels: 4 } as const
  const { data, info } = await sharp(await studio.render({ ...asked, ...chosen, size: share }), { raw })
    .removeAlpha()
    .flip()
    .resize(Math.round(width * size), Math.round(height * size), { kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}

/** Lays products, taken in the studio without their paper, over a canvas; `size` is its share of its scene. */
export async function layRendered(
  canvas: Canvas,
  { shot, x, y, scale, degrees }: RenderedProduct,
  size: number,
): Promise<void> {
  studio ??= await openRenderer()
  const share = scale * size
  const [width, height] = [Math.round(imageWidth * share), Math.round(imageHeight * share)]
  const layer = await studio.renderLayers({ ...shot, ...exposingOf(shot), size: share })
  lay(canvas, { layer, width, height }, [x * size, y * size], [950 * share, 1290 * share], degrees)
}

/** Closes the studio if it was opened. */
export async function closeRenderer(): Promise<void> {
  await studio?.close()
}
