/**
 * Makes the pictures of the catalogue and the banners: `npm run art -- [--only <start of a SKU, banners, or a file>]…
 * [--size 0.4] [--stale]`; `--stale` leaves out what is newer than every script here, so that a long run can be resumed.
 * Sunglasses, garments and accessories (`modelled-scene.ts`) are taken in the studio, in a browser without a screen that
 * `VITRINE_BROWSER` names; all else is drawn.
 * Writes AVIF under `demo/pictures` and the average colours to `demo/catalog/image-tints.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { developed } from './engine/canvas.ts'
import { developedScene } from './engine/scene.ts'
import { type Order, orders } from './orders.ts'
import { isStale, pictureFile } from './stale.ts'
import { closeStudio, layTaken, takenPicture } from './take-pictures.ts'
import { keepTint } from './tints.ts'

const options = {
  only: { type: 'string', multiple: true },
  size: { type: 'string', default: '1' },
  stale: { type: 'boolean' },
} as const
const { values } = parseArgs({ options })
const size = Number(values.size)
const wanted = orders.filter(
  ({ group, file }) =>
    (!values.only || values.only.some((only) => group.startsWith(only) || file === only)) &&
    (!values.stale || isStale(file)),
)
let bytes = 0
// While one picture is put into its file, the next one is taken.
let kept = Promise.resolve()
for (const [index, order] of wanted.entries()) {
  const picture = await made(order)
  await kept
  kept = keep(order, picture, index + 1)
}
await kept
await closeStudio()
console.log(`${wanted.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`)

async function keep(order: Order, picture: Sharp, count: number): Promise<void> {
  const file = await (isTaken(order) ? takenAvif(picture) : drawnAvif(picture))
  const path = pictureFile(order.file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, file)
  await keepTint(order.file, picture)
  bytes += file.length
  console.log(`${count}/${wanted.length} ${order.file} ${Math.round(file.length / 1000)} kB`)
}

async function made(order: Order): Promise<Sharp> {
  if ('shot' in order) return takenPicture(order.shot, size)
  const canvas = await developedScene(order.scene(), size, layTaken)
  return sharp(developed(canvas), { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
}

/** AVIF at a good quality, or at a lower one where the texture of the goods would make the file heavy. */
async function drawnAvif(picture: Sharp): Promise<Buffer> {
  const heaviestBytes = 52_000
  // A quick try comes out about half again as heavy; ten steps of quality take about three tenths off.
  const guess = (await avif(picture, 60, 2)).length * 0.65
  const tooMuch = Math.max(0, Math.log(guess / heaviestBytes) / Math.log(1 / 0.7))
  return avif(picture, Math.max(32, Math.round(60 - 10 * tooMuch)), 4)
}

/** Whether there is something in the picture that comes from the studio. */
function isTaken(order: Order): boolean {
  return 'shot' in order || (order.scene().taken ?? []).length > 0
}

/** AVIF fine enough for reflections and grain; few goods are so busy that it must be less. */
async function takenAvif(picture: Sharp): Promise<Buffer> {
  const fine = await avif(picture, 74, 3)
  if (fine.length < 120_000) return fine
  for (const quality of [62, 50]) {
    const plain = await avif(picture, quality, 3)
    if (plain.length < 140_000) return plain
  }
  return avif(picture, 44, 3)
}

function avif(picture: Sharp, quality: number, effort: number): Promise<Buffer> {
  return picture.clone().avif({ quality, effort, chromaSubsampling: '4:4:4' }).toBuffer()
}
