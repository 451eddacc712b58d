import { times } from '../engine/colour.ts'
import { blob, line, type Node } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { inside, panel, seam } from '../sewing.ts'
import { type TopCut, topBody } from './top.ts'

const cut: TopCut = {
  neckHalf: 156,
  neckTop: 560,
  neckDrop: 132,
  shoulderHalf: 412,
  shoulderDrop: 96,
  chestHalf: 380,
  armpit: 930,
  waistHalf: 372,
  hemHalf: 384,
  hem: 1850,
  tail: 6,
  cuffOut: 540,
  cuffHalf: 128,
  cuff: 1070,
  softness: 0.8,
}

/** A short-sleeved T-shirt with a ribbed neck. */
export function tee(cloth: Cloth, rib: Cloth, seed: string, back: boolean): Part[] {
  const front: Node[] = [
    [796, 552],
    [826, 636],
    [880, 686],
    [950, 702],
    [1020, 686],
    [1074, 636],
    [1104, 552],
  ]
  const behind: Node[] = [
    [796, 552],
    [870, 524],
    [950, 516],
    [1030, 524],
    [1104, 552],
  ]
  const low: Node[] = [
    [796, 552],
    [870, 586],
    [950, 594],
    [1030, 586],
    [1104, 552],
  ]
  const band = (nodes: Node[], tone: number): Part =>
    panel(
      line(nodes, 34),
      { ...rib, paint: times(rib.body, tone) },
      { edge: { width: 12, rise: 8 }, casts: [{ dx: 2, dy: 4, blur: 8, strength: 0.35 }] },
    )
  const hem = seam([
    [568, 1812],
    [760, 1820],
    [950, 1822],
    [1140, 1820],
    [1332, 1812],
  ])
  return [
    ...(back ? [] : [inside(blob([...front, ...behind.slice(1, -1).reverse()]), cloth), band(behind, 0.66)]),
    ...topBody(back ? { ...cut, neckDrop: 40 } : cut, cloth, seed, [hem]),
    band(back ? low : front, 1),
  ]
}
