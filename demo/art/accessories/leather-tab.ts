import { blob, ellipse, type Node } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { metal } from '../materials/metal.ts'
import { panel, stitches } from '../sewing.ts'

/** A stitched leather tab with a gilt stud, where a handle meets the bag. */
export function tab(leather: Cloth, x: number, thread: Cloth['body'], y = 1030): Part[] {
  const gold = metal('Gold')
  const nodes: Node[] = [
    [x - 36, y, 'sharp'],
    [x + 36, y, 'sharp'],
    [x + 36, y + 150],
    [x + 22, y + 186],
    [x - 22, y + 186],
    [x - 36, y + 150],
  ]
  const inner: Node[] = [
    [x - 26, y + 12],
    [x - 26, y + 148],
    [x, y + 176],
    [x + 26, y + 148],
    [x + 26, y + 12],
  ]
  return [
    panel(blob(nodes), leather, { edge: { width: 12, rise: 9 }, casts: [{ dx: 5, dy: 8, blur: 10, strength: 0.5 }] }),
    stitches(inner, leather, thread),
    {
      kind: 'solid',
      shape: ellipse(x, y + 118, 13),
      paint: gold.paint,
      finish: gold.finish,
      edge: { width: 11, rise: 8 },
      casts: [{ dx: 2, dy: 3, blur: 4, strength: 0.6 }],
    },
  ]
}
