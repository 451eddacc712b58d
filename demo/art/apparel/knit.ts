import { times } from '../engine/colour.ts'
import { blob, line, mirroredBlob, type Node } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import { type Cloth, cloth as woven } from '../materials/cloth.ts'
import { button, inside, panel } from '../sewing.ts'
import { cuffs, type TopCut, topBody } from './top.ts'

const sweater: TopCut = {
  neckHalf: 184,
  neckTop: 560,
  neckDrop: 120,
  shoulderHalf: 440,
  shoulderDrop: 110,
  chestHalf: 430,
  armpit: 960,
  waistHalf: 424,
  hemHalf: 392,
  hem: 1870,
  tail: 4,
  cuffOut: 600,
  cuffHalf: 92,
  cuff: 1800,
  softness: 0.85,
}

const cardigan: TopCut = {
  ...sweater,
  neckHalf: 140,
  neckDrop: 470,
  pointed: true,
  shoulderHalf: 396,
  chestHalf: 368,
  waistHalf: 350,
  hemHalf: 352,
  hem: 1800,
  armpit: 920,
  cuffOut: 545,
  cuffHalf: 80,
  cuff: 1740,
  softness: 0.75,
}

/** A heavy crew neck with ribbed edges. */
export function crewSweater(hex: string, seed: string, back: boolean): Part[] {
  const cloth = woven('knit', hex, 4)
  const rib = woven('rib', hex, 5)
  const cut = back ? { ...sweater, neckDrop: 46 } : sweater
  const front: Node[] = [
    [780, 556],
    [808, 632],
    [872, 690],
    [950, 708],
    [1028, 690],
    [1092, 632],
    [1120, 556],
  ]
  const behind: Node[] = [
    [780, 558],
    [856, 522],
    [950, 512],
    [1044, 522],
    [1120, 558],
  ]
  const opening = blob([...front, ...behind.slice(1, -1).reverse()])
  const band = (nodes: Node[], tone: number): Part =>
    panel(
      line(nodes, 56),
      { ...rib, paint: times(rib.body, tone) },
      { edge: { width: 30, rise: 20 }, casts: [{ dx: 2, dy: 6, blur: 11, strength: 0.4 }] },
    )
  return [
    ...(back ? [] : [inside(opening, cloth), band(behind, 0.62)]),
    ...topBody(cut, cloth, seed),
    ...cuffs(cut, rib, 130, -0.06),
    panel(hemBand(cut, 120), rib, {
      barrel: 0.62,
      edge: { width: 16, rise: 10 },
      casts: [{ dx: 0, dy: 3, blur: 8, strength: 0.3 }],
    }),
    band(
      back
        ? [
            [780, 556],
            [856, 584],
            [950, 592],
            [1044, 584],
            [1120, 556],
          ]
        : front,
      1,
    ),
  ]
}

/** A fine ribbed cardigan with a deep neck. */
export function ribCardigan(hex: string, seed: string, back: boolean): Part[] {
  const rib = woven('rib', hex, 6)
  const plain = woven('wool', hex, 7)
  if (back)
    return [
      ...topBody({ ...cardigan, neckDrop: 40 }, rib, `${seed} back`),
      ...cuffs(cardigan, rib, 120, -0.06),
      backNeck(plain),
    ]
  const band: Node[] = [
    [800, 548],
    [838, 720],
    [915, 950],
    [950, 1060],
    [950, 1420],
    [950, 1800],
  ]
  const other: Node[] = [
    [1100, 548],
    [1062, 720],
    [985, 950],
    [956, 1040],
  ]
  return [
    inside(
      blob([
        [796, 550],
        [866, 520],
        [950, 510],
        [1034, 520],
        [1104, 550],
        [1060, 740],
        [970, 1046],
        [930, 1046],
        [840, 740],
      ]),
      rib,
    ),
    panel(
      line(
        [
          [800, 552],
          [866, 526],
          [950, 518],
          [1034, 526],
          [1100, 552],
        ],
        56,
      ),
      { ...plain, paint: times(plain.body, 0.66) },
      { edge: { width: 16, rise: 9 } },
    ),
    ...topBody(cardigan, rib, seed),
    ...cuffs(cardigan, rib, 120, -0.06),
    panel(line(other, 62), plain, { edge: { width: 16, rise: 9 }, casts: [{ dx: 2, dy: 5, blur: 9, strength: 0.35 }] }),
    panel(line(band, 62).replaceAll('round', 'butt').replaceAll('linejoin="butt"', 'linejoin="round"'), plain, {
      edge: { width: 16, rise: 9 },
      casts: [{ dx: 4, dy: 4, blur: 10, strength: 0.4 }],
    }),
    ...[1120, 1280, 1440, 1600, 1750].flatMap((y) => button(950, y, 21, '#6a4a30')),
  ]
}

function backNeck(plain: Cloth): Part {
  return panel(
    line(
      [
        [806, 556],
        [870, 596],
        [950, 606],
        [1030, 596],
        [1094, 556],
      ],
      50,
    ),
    plain,
    { edge: { width: 14, rise: 9 }, casts: [{ dx: 2, dy: 5, blur: 9, strength: 0.35 }] },
  )
}

function hemBand(cut: TopCut, tall: number): string {
  const half = cut.hemHalf
  return mirroredBlob(
    [
      [950, cut.hem - tall],
      [950 - half - 16, cut.hem - tall - 6, 'sharp'],
      [950 - half + 12, cut.hem + 6, 'sharp'],
      [950, cut.hem + 16],
    ],
    950,
  )
}
