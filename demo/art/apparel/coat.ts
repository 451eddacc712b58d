import { blob, flipped, type Node } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { button, inside, panel, seam } from '../sewing.ts'
import { type TopCut, topBody } from './top.ts'

const cut: TopCut = {
  neckHalf: 104,
  neckTop: 360,
  neckDrop: 440,
  pointed: true,
  shoulderHalf: 372,
  shoulderDrop: 78,
  chestHalf: 342,
  armpit: 720,
  waistHalf: 336,
  hemHalf: 412,
  hem: 2220,
  tail: 4,
  cuffOut: 500,
  cuffHalf: 88,
  cuff: 1490,
  softness: 0.7,
}

/** A long single-breasted coat. */
export function woolCoat(cloth: Cloth, seed: string, back: boolean): Part[] {
  if (back) {
    const vent = [
      seam(
        [
          [950, 380],
          [950, 2220],
        ],
        -7,
        11,
      ),
      {
        along: [
          [950, 1560],
          [956, 2230],
        ] as Node[],
        width: 40,
        height: 16,
        lean: -0.7,
        fade: 'start' as const,
      },
    ]
    return [...topBody({ ...cut, neckDrop: -6 }, cloth, `${seed} back`, vent), collarBack(cloth)]
  }
  const closing = blob([
    [950, 800, 'sharp'],
    [1010, 900],
    [1016, 1400],
    [1024, 2214, 'sharp'],
    [1012, 2221],
    [940, 2221, 'sharp'],
    [936, 1400],
    [930, 860],
  ])
  const lapel: Node[] = [
    [852, 366, 'sharp'],
    [872, 520],
    [958, 824, 'sharp'],
    [850, 700],
    [748, 590],
    [690, 540, 'sharp'],
    [756, 494, 'sharp'],
    [736, 470, 'sharp'],
    [800, 400],
  ]
  const collar: Node[] = [
    [838, 356, 'sharp'],
    [860, 420],
    [884, 520],
    [846, 516],
    [756, 500, 'sharp'],
    [706, 468, 'sharp'],
    [752, 390],
    [812, 340],
  ]
  const flap = (side: 1 | -1): Part => {
    const nodes: Node[] = [
      [640, 1220, 'sharp'],
      [836, 1204, 'sharp'],
      [840, 1262],
      [830, 1274],
      [654, 1290],
      [642, 1280],
    ]
    return panel(blob(side === -1 ? nodes : flipped(nodes, 950)), cloth, {
      edge: { width: 12, rise: 9 },
      casts: [{ dx: 4, dy: 8, blur: 12, strength: 0.5 }],
    })
  }
  const pair = (nodes: Node[]) =>
    [flipped(nodes, 950), nodes].map((outline) =>
      panel(blob(outline), cloth, {
        edge: { width: 22, rise: 15 },
        casts: [{ dx: 6, dy: 11, blur: 18, strength: 0.5 }],
      }),
    )
  return [
    inside(
      blob([
        [836, 352, 'sharp'],
        [884, 318],
        [950, 310],
        [1016, 318],
        [1064, 352, 'sharp'],
        [1050, 560],
        [990, 840],
        [930, 840],
        [850, 560],
      ]),
      cloth,
    ),
    ...topBody(cut, cloth, seed),
    panel(closing, cloth, { edge: { width: 12, rise: 8 }, casts: [{ dx: 9, dy: 4, blur: 18, strength: 0.45 }] }),
    flap(-1),
    flap(1),
    ...pair(lapel),
    ...pair(collar),
    ...[900, 1100, 1300].flatMap((y) => button(972, y, 25, '#3a2a1e')),
  ]
}

function collarBack(cloth: Cloth): Part {
  return panel(
    blob([
      [800, 420, 'sharp'],
      [838, 330],
      [950, 306],
      [1062, 330],
      [1100, 420, 'sharp'],
      [1020, 452],
      [950, 460],
      [880, 452],
    ]),
    cloth,
    { edge: { width: 30, rise: 20 }, casts: [{ dx: 4, dy: 9, blur: 16, strength: 0.5 }] },
  )
}
