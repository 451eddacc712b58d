import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { lookSpots } from '../catalog/look-spots.ts'
import { looks } from './sets/looks.ts'
import { hotSpots } from './sets/still-life.ts'

const spots = { ...lookSpots }

/** Records where the products of a look are seen in `demo/catalog/look-spots.ts`, and forgets looks that are no more. */
export async function saveSpots(look: string): Promise<void> {
  const still = looks[look]
  if (!still) return
  spots[look] = hotSpots(still)
  const known = Object.keys(spots).filter((name) => name in looks)
  const lines = known.sort().map((name) => {
    const each = (spots[name] ?? []).map(
      ({ sku, color, x, y }) => `    { sku: '${sku}', color: '${color}', x: ${x}, y: ${y} },`,
    )
    return `  '${name}': [\n${each.join('\n')}\n  ],`
  })
  await writeFile(
    fileURLToPath(new URL('../catalog/look-spots.ts', import.meta.url)),
    `/** Where the products of each look are seen, as shares of its width and height; written by \`demo/studio/render.ts\`. */
export const lookSpots: Record<string, { sku: string; color: string; x: number; y: number }[]> = {\n${lines.join('\n')}\n}\n`,
  )
}
