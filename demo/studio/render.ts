/**
 * Renders the images of the catalog and the banners: `npm run render -- [--only <start of a SKU, banners, or a file>]…
 * [--size 0.4] [--stale] [--out <folder>]`. `--stale` leaves out what is newer than every source here, so that a long run
 * can be resumed; `--out` writes elsewhere and leaves the catalog alone.
 * Products (`product-scene.ts`) are rendered in a headless browser that `VITRINE_BROWSER` names; banners are drawn around them.
 * Writes AVIF under `demo/images`, the average colors to `demo/catalog/image-tints.json`, and where products are seen in looks to
 * `demo/catalog/look-spots.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { type ImageEntry, imageList } from './image-list.ts'
import { saveSpots } from './look-spots.ts'
import { developed } from './relief/canvas.ts'
import { drawScene } from './relief/scene.ts'
import { closeRenderer, layRendered, renderImage, renderStillLife } from './render-images.ts'
import { imagePath, isStale } from './stale.ts'
import { saveTint } from './tints.ts'

const options = {
  only: { type: 'string', multiple: true },
  size: { type: 'string', default: '1' },
  stale: { type: 'boolean' },
  out: { type: 'string' },
} as const
const { values } = parseArgs({ options })
const size = Number(values.size)
const entries = imageList.filter(
  ({ group, file }) =>
    (!values.only || values.only.some((only) => group.startsWith(only) || file === only)) &&
    (!values.stale || isStale(file)),
)
let bytes = 0
// While one image is put into its file, the next one is taken.
let kept = Promise.resolve()
for (const [index, entry] of entries.entries()) {
  const image = await made(entry)
  await kept
  kept = keep(entry, image, index + 1)
}
await kept
await closeRenderer()
console.log(`${entries.length} images, ${(bytes / 1e6).toFixed(1)} MB`)

async function keep(entry: ImageEntry, image: Sharp, count: number): Promise<void> {
  const file = await (isRendered(entry) ? renderedAvif(image) : drawnAvif(image))
  const path = values.out ? join(values.out, entry.file) : imagePath(entry.file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, file)
  if (!values.out) await saveTint(entry.file, image)
  if (!values.out && 'still' in entry) await saveSpots(entry.still)
  bytes += file.length
  console.log(`${count}/${entries.length} ${entry.file} ${Math.round(file.length / 1000)} kB`)
}

async function made(entry: ImageEntry): Promise<Sharp> {
  if ('still' in entry) return renderStillLife(entry.still, size)
  if ('shot' in entry) return renderImage(entry.shot, size)
  const canvas = await drawScene(entry.scene(), size, layRendered)
  return sharp(developed(canvas), { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
}

/** AVIF at a good quality, or at a lower one where the texture of the products would make the file heavy. */
async function drawnAvif(image: Sharp): Promise<Buffer> {
  const heaviestBytes = 52_000
  // A quick try comes out about half again as heavy; ten steps of quality take about three tenths off.
  const guess = (await avif(image, 60, 2)).length * 0.65
  const tooMuch = Math.max(0, Math.log(guess / heaviestBytes) / Math.log(1 / 0.7))
  return avif(image, Math.max(32, Math.round(60 - 10 * tooMuch)), 4)
}

/** Whether there is something in the image that comes from the studio. */
function isRendered(entry: ImageEntry): boolean {
  return !('scene' in entry) || (entry.scene().taken ?? []).length > 0
}

/** AVIF fine enough for reflections and grain; few products are so busy that it must be less. */
async function renderedAvif(image: Sharp): Promise<Buffer> {
  const fine = await avif(image, 74, 3)
  if (fine.length < 120_000) return fine
  for (const quality of [62, 50]) {
    const plain = await avif(image, quality, 3)
    if (plain.length < 140_000) return plain
  }
  return avif(image, 44, 3)
}

function avif(image: Sharp, quality: number, effort: number): Promise<Buffer> {
  return image.clone().avif({ quality, effort, chromaSubsampling: '4:4:4' }).toBuffer()
}
