/**
 * Draws the pictures of the catalogue and the banners: `node demo/art/draw.ts [--only <start of a SKU, banners, or a file>] [--size 0.4]`.
 * Writes AVIF under `demo/pictures` and the average colours to `demo/catalogue/picture-tints.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { demoCatalogue } from '../catalogue/demo-catalogue.ts'
import { pictureTints } from '../catalogue/picture-tints.ts'
import { compositionScene } from './banners/composition.ts'
import { tallCompositions } from './banners/tall.ts'
import { wideCompositions } from './banners/wide.ts'
import { developed } from './engine/canvas.ts'
import { developedScene, type Scene } from './engine/scene.ts'
import { sceneOf } from './scenes.ts'

interface Order {
  group: string
  file: string
  scene: () => Scene
}

const { values } = parseArgs({ options: { only: { type: 'string' }, size: { type: 'string', default: '1' } } })
const size = Number(values.size)
const orders = [...catalogueOrders(), ...bannerOrders()].filter(
  ({ group, file }) => !values.only || group.startsWith(values.only) || file === values.only,
)
const tints = { ...pictureTints }
const heaviestBytes = 52_000
let bytes = 0

for (const [index, { file, scene }] of orders.entries()) {
  const canvas = await developedScene(scene(), size)
  const picture = sharp(developed(canvas), { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
  const path = fileURLToPath(new URL(`../pictures/${file}`, import.meta.url))
  await mkdir(dirname(path), { recursive: true })
  const avif = await encoded(picture)
  await writeFile(path, avif)
  const { channels } = await picture.stats()
  tints[file] = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  bytes += avif.length
  console.log(`${index + 1}/${orders.length} ${file} ${Math.round(avif.length / 1000)} kB`)
}

const known = new Set([...catalogueOrders(), ...bannerOrders()].map(({ file }) => file))
const lines = Object.entries(tints)
  .filter(([file]) => known.has(file))
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([file, tint]) => `  '${file}': '${tint}',`)
await writeFile(
  fileURLToPath(new URL('../catalogue/picture-tints.ts', import.meta.url)),
  `/** Average colour of each picture, written by \`demo/art/draw.ts\`. */\nexport const pictureTints: Record<string, string> = {\n${lines.join('\n')}\n}\n`,
)
console.log(`${orders.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`)

/** AVIF at a good quality, or at a lower one where the texture of the goods would make the file heavy. */
async function encoded(picture: Sharp): Promise<Buffer> {
  const at = (quality: number, effort: number) =>
    picture.clone().avif({ quality, effort, chromaSubsampling: '4:4:4' }).toBuffer()
  // A quick try comes out about half again as heavy; ten steps of quality take about three tenths off.
  const guess = (await at(60, 2)).length * 0.65
  const tooMuch = Math.max(0, Math.log(guess / heaviestBytes) / Math.log(1 / 0.7))
  return at(Math.max(32, Math.round(60 - 10 * tooMuch)), 4)
}

function catalogueOrders(): Order[] {
  return demoCatalogue.flatMap((product) => {
    const galleries = product.colors.map(({ color, pictures }) => ({ color, pictures }))
    if (galleries.length === 0)
      galleries.push({ color: onlyColor(product.pictures[0]?.file ?? ''), pictures: product.pictures })
    return galleries.flatMap(({ color, pictures }) =>
      pictures.map(
        ({ file }, index): Order => ({ group: product.sku, file, scene: () => sceneOf(product.sku, color, index + 1) }),
      ),
    )
  })
}

function bannerOrders(): Order[] {
  const wide = wideCompositions.map(
    (composition, index): Order => ({
      group: 'banners',
      file: `banners/wide-${index + 1}.avif`,
      scene: () => compositionScene(2400, 1350, composition),
    }),
  )
  const tall = tallCompositions.map(
    (composition, index): Order => ({
      group: 'banners',
      file: `banners/tall-${index + 1}.avif`,
      scene: () => compositionScene(1400, 1750, composition),
    }),
  )
  return [...wide, ...tall]
}

/** The colour in a file name such as `mg-f-309/gold-1.avif`. */
function onlyColor(file: string): string {
  const name = file.replace(/^.*\/(.*)-\d\.avif$/, '$1')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
