import { fromHex, times } from '../engine/colour.ts'
import { blob, type Node } from '../engine/path.ts'
import type { Fold, Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { creases } from '../sewing.ts'
import { lying } from '../shadows.ts'
import { prints, squarePrint } from './square-print.ts'

/** A printed silk square lying on the paper, not quite flat. */
export function silkSquare(cloth: Cloth, color: string, seed: string): Part[] {
  const edge: Node[] = [
    [276, 628, 'sharp'],
    [620, 606],
    [1000, 604],
    [1622, 552, 'sharp'],
    [1648, 900],
    [1640, 1300],
    [1680, 1896, 'sharp'],
    [1300, 1918],
    [900, 1916],
    [326, 1974, 'sharp'],
    [314, 1500],
    [296, 1080],
  ]
  const folds: Fold[] = [
    ...creases(`${seed} a`, 700, 1000, 520, 30, 8, 20),
    ...creases(`${seed} b`, 1250, 1500, 520, 40, 8, 20),
    ...creases(`${seed} c`, 1350, 850, 380, -40, 5, 16),
    {
      along: [
        [300, 1300],
        [800, 1210],
        [1300, 1290],
        [1660, 1200],
      ],
      width: 46,
      height: 15,
      fade: 'none',
    },
    {
      along: [
        [960, 600],
        [1000, 1100],
        [950, 1500],
        [1010, 1900],
      ],
      width: 46,
      height: 15,
      fade: 'none',
    },
  ]
  return [
    {
      kind: 'solid',
      shape: blob(edge),
      paint: {
        svg: `<g transform="rotate(-2 980 1250)">${squarePrint(color)}</g>`,
        under: fromHex(prints[color]?.[2] ?? '#000000'),
      },
      finish: cloth.finish,
      edge: { width: 14, rise: 10 },
      folds,
      casts: lying,
    },
  ]
}

/** The square folded into a triangle. */
export function silkTriangle(cloth: Cloth, color: string, seed: string): Part[] {
  const lower: Node[] = [
    [230, 950, 'sharp'],
    [600, 900],
    [1000, 886],
    [1660, 912, 'sharp'],
    [1330, 1310],
    [980, 1720, 'sharp'],
    [600, 1320],
  ]
  const upper: Node[] = [
    [250, 930, 'sharp'],
    [640, 884],
    [1040, 872],
    [1680, 890, 'sharp'],
    [1320, 1260],
    [950, 1640, 'sharp'],
    [590, 1290],
  ]
  const folds = [...creases(seed, 950, 1060, 560, 6, 8, 20), ...creases(`${seed} d`, 900, 1330, 300, 60, 6, 18)]
  const svg = `<g transform="translate(965 900) rotate(45) scale(0.785) translate(-965 -1265)">${squarePrint(color)}</g>`
  const layer = (nodes: Node[], tone: number, more: Fold[]): Part => ({
    kind: 'solid',
    shape: blob(nodes),
    paint: { svg, under: times(fromHex(prints[color]?.[2] ?? '#000000'), tone) },
    finish: cloth.finish,
    edge: { width: 16, rise: 12 },
    folds: more,
    casts: lying,
  })
  return [layer(lower, 1, []), layer(upper, 1, folds)]
}
