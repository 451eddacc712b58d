import { Vector3 } from 'three'
import { layeredNoise } from '../../relief/noise.ts'
import { denseAtEnds, type SheetPlace } from '../../renderer/meshes/sheet-mesh.ts'

/** Millimeters: the height of a panel and its half width at the bottom and at the top. */
export const panelHeight = 285
const halfBottom = 176
const halfTop = 166
const corner = 26
/** How far a panel stands out beyond the strip that is sewn to it. */
export const flange = 5

export const panelCut = {
  columns: denseAtEnds(80, 0.05, 10),
  rows: denseAtEnds(70, 0.1, 16),
  thickness: 2.6,
}

/** Half the width of a panel at a height: wider below, with round corners. */
export function halfWidth(y: number): number {
  const straight = halfBottom + (halfTop - halfBottom) * (y / panelHeight)
  const low = Math.max(0, corner - y)
  return straight - (corner - Math.sqrt(Math.max(0, corner ** 2 - low ** 2)))
}

/** How far from the middle of the bag a panel lies at a place: full below, closer above, never quite flat. */
export function depthAt(x: number, y: number, seed: number): number {
  const up = y / panelHeight
  const across = x / halfBottom
  const full = 66 - 26 * up ** 1.5 - (1 - across ** 2) * 10 * up ** 3
  const belly = 9 * Math.sin(Math.PI * Math.min(1, up * 1.1 + 0.08)) * (1 - across ** 2) ** 0.7
  const lean = 2.2 * across * (seed % 2 === 0 ? 1 : -1)
  const slack = layeredNoise(x / 150 + seed, y / 170, seed, 2) * 5.5
  const crease = 1.1 * layeredNoise((x + y * 0.3) / 60, (y - x * 0.3) / 190, seed + 9, 2)
  // The hem is stitched to a second layer and stands firmer.
  const hem = 0.9 / (1 + Math.exp(-(y - (panelHeight - 22)) * 1.6))
  return full + belly + lean + slack + crease * (1 - up * 0.6) + hem - seamGroove(x, y)
}

/** What a seam draws in around its thread. */
function seamGroove(x: number, y: number): number {
  const inside = Math.min(halfWidth(y) - Math.abs(x), y, panelHeight - y)
  return 0.55 * Math.exp(-(((inside - flange - 1.6) / 1.5) ** 2))
}

/** A panel: the front one faces us, the back one away. */
export function panelPlace(side: 1 | -1, seed: number): SheetPlace {
  return (s, t) => {
    const y = Math.max(0.4, t * panelHeight)
    const x = (s * 2 - 1) * halfWidth(y)
    const sag = 2.4 * layeredNoise(x / 130 + 3 * seed, 0.5, seed + 4, 2) * t ** 2
    return new Vector3(x * side, y + sag, depthAt(x, y, seed) * side)
  }
}

/** The line that a strip follows around a panel, `inset` inside its edge: down one side, along the bottom, up the other. */
export function around(share: number, inset: number): { x: number; y: number } {
  const high = panelHeight - corner
  const half = halfBottom - 1
  const bend = (corner - inset) * (Math.PI / 2)
  const lengths = [high, bend, 2 * (half - corner), bend, high]
  let left = share * lengths.reduce((sum, each) => sum + each, 0)
  const leg = lengths.findIndex((each) => {
    if (left <= each) return true
    left -= each
    return false
  })
  const angle = left / (corner - inset)
  switch (leg) {
    case 0:
      return { x: -(halfWidth(panelHeight - left) - inset), y: panelHeight - left }
    case 1:
      return {
        x: -(half - corner) - Math.cos(angle) * (corner - inset),
        y: corner - Math.sin(angle) * (corner - inset),
      }
    case 2:
      return { x: -(half - corner) + left, y: inset }
    case 3:
      return { x: half - corner + Math.sin(angle) * (corner - inset), y: corner - Math.cos(angle) * (corner - inset) }
    default:
      return { x: halfWidth(corner + left) - inset, y: corner + left }
  }
}
