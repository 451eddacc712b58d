import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { imageTints } from '../catalog/image-tints.ts'
import { imageList } from './image-list.ts'

const tints = { ...imageTints }
const known = new Set(imageList.map(({ file }) => file))

/** Saves the average color of an image in `demo/catalog/image-tints.json`, and removes those of deleted images. */
export async function saveTint(file: string, image: Sharp): Promise<void> {
  const { channels } = await image.stats()
  tints[file] = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  const kept = Object.entries(tints)
    .filter(([one]) => known.has(one))
    .sort(([one], [other]) => one.localeCompare(other))
  await writeFile(
    fileURLToPath(new URL('../catalog/image-tints.json', import.meta.url)),
    `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
  )
}
