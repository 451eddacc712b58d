import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { imageTints } from '../catalog/image-tints.ts'
import { imageList } from './image-list.ts'

const tints = { ...imageTints }
const known = new Set(imageList.map(({ file }) => file))

/** Notes the average color of an image in `demo/catalog/image-tints.ts`, and forgets images that are no more. */
export async function saveTint(file: string, image: Sharp): Promise<void> {
  const { channels } = await image.stats()
  tints[file] = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  const lines = Object.entries(tints)
    .filter(([one]) => known.has(one))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([one, tint]) => `  '${one}': '${tint}',`)
  await writeFile(
    fileURLToPath(new URL('../catalog/image-tints.ts', import.meta.url)),
    `/** Average color of each image, written by \`demo/studio/render.ts\`. */\nexport const imageTints: Record<string, string> = {\n${lines.join('\n')}\n}\n`,
  )
}
