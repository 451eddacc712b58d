import { Group } from 'three'
import { fieldMesh } from '../renderer/meshes/field-mesh.ts'
import { cutBy, rectangleField } from '../renderer/meshes/solid-fields.ts'
import { part } from '../renderer/product-shot.ts'
import { acetate, metal } from '../renderer/substances.ts'
import { claspParts } from './barrette-clasp.ts'

const half = 45
const wide = 7.2
export const barThickness = 3.4

/** A domed bar of acetate, nine centimetres along x, with its closed clasp below. */
export function barBarrette(color: string, seed: number, cell = 0.5): Group {
  const rise = (x: number) => (half ** 2 - x ** 2) / 360
  const bar = fieldMesh(
    (x, y, z) => {
      const outline = rectangleField(x, z, half, wide, 4.6)
      const level = y - rise(x)
      const top = level - barThickness + (z / wide) ** 2 * 1.1
      return cutBy(cutBy(outline, top, 2.2), -level, 1) * 0.95
    },
    [-half - 1, -1, -wide - 1, half + 1, rise(0) + barThickness + 1, wide + 1],
    cell,
  )
  const plate = acetate(color, { seed, thickness: barThickness, axis: [0, 1, 0], at: 'outer' })
  // Not seen a second time through the clear bar that it holds.
  const gold = { ...metal('Gold', 0.1), at: plate.at }
  const clasp = claspParts({ length: 72, rise, open: 0 })
  return new Group().add(...part(bar, plate, 'body'), ...clasp.flatMap((geometry) => part(geometry, gold)))
}
