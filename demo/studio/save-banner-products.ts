import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bannerFile } from '../catalog/banners.ts'
import type { DemoSpot } from '../looks.ts'
import type { Composition } from './banners/composition.ts'
import { tallCompositions } from './banners/tall.ts'
import { wideCompositions } from './banners/wide.ts'
import { hotSpots, type StillLife } from './sets/still-life.ts'

// Writes `demo/catalog/banner-products.ts`; run it after changing what a banner shows: `node save-banner-products.ts`.

const shapes = {
  wide: { width: 2400, height: 1350, compositions: wideCompositions },
  tall: { width: 1400, height: 1750, compositions: tallCompositions },
} as const

function spotsOf(still: Composition | StillLife, width: number, height: number): DemoSpot[] {
  if ('objects' in still) return hotSpots(still)
  return still.products.map(([sku, color, , x, y]) => ({ sku, color, x: share(x / width), y: share(y / height) }))
}

/** Products that the edge of the image cuts off have their middle at the edge. */
function share(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000
}

const entries = (['wide', 'tall'] as const).flatMap((shape) => {
  const { width, height, compositions } = shapes[shape]
  return compositions.map((still, at) => {
    const spots = spotsOf(still, width, height).map(
      ({ sku, color, x, y }) => `    { sku: '${sku}', color: '${color}', x: ${x}, y: ${y} },`,
    )
    return `  '${bannerFile(shape, at + 1)}': [\n${spots.join('\n')}\n  ],`
  })
})
await writeFile(
  fileURLToPath(new URL('../catalog/banner-products.ts', import.meta.url)),
  `import type { DemoSpot } from '../looks.ts'

/** What each banner shows, the most prominent first; written by \`demo/studio/save-banner-products.ts\`. */
export const bannerProducts: Readonly<Record<string, readonly DemoSpot[]>> = {\n${entries.join('\n')}\n}\n`,
)
