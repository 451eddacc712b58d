import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { imageTints } from '../catalog/image-tints.ts'
import { orders } from './orders.ts'

const tints = { ...imageTints }
const known = new Set(orders.map(({ file }) => file))

/** Notes the average colour of a picture in `demo/catalog/image-tints.ts`, and forgets pictures that are no more. */
export async function keepTint(file: string, picture: Sharp): Promise<void> {
  const { channels } = await picture.stats()
  tints[file] = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  const lines = Object.entries(tints)
    .filter(([one]) => known.has(one))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([one, tint]) => `  '${one}': '${tint}',`)
  await writeFile(
    fileURLToPath(new URL('../catalog/image-tints.ts', import.meta.url)),
    `/** Average colour of each picture, written by \`demo/art/draw.ts\`. */\nexport const imageTints: Record<string, string> = {\n${lines.join('\n')}\n}\n`,
  )
}
