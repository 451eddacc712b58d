import { blob } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import { cloth } from '../materials/cloth.ts'
import { creases, panel, seam } from '../sewing.ts'
import { crewSweater } from './knit.ts'

/** A heavy sweater whose collar is turned over. */
export function rollNeck(hex: string, seed: string, back: boolean): Part[] {
  const rib = cloth('rib', hex, 8)
  const tube = blob([
    [782, 420],
    [812, 396],
    [950, 384],
    [1088, 396],
    [1118, 420],
    [1130, 520],
    [1136, 640],
    [1060, 684],
    [950, 700],
    [840, 684],
    [764, 640],
    [770, 520],
  ])
  const turned = blob([
    [772, 500],
    [860, 524],
    [950, 530],
    [1040, 524],
    [1128, 500],
    [1146, 610],
    [1150, 676],
    [1060, 716],
    [950, 730],
    [840, 716],
    [750, 676],
    [754, 610],
  ])
  return [
    ...crewSweater(hex, seed, back),
    panel(tube, rib, {
      barrel: 0.8,
      edge: { width: 40, rise: 26 },
      folds: creases(`${seed} neck`, 950, 470, 220, 4, 4, 9),
      casts: [{ dx: 4, dy: 8, blur: 16, strength: 0.4 }],
    }),
    panel(turned, rib, {
      barrel: 0.8,
      edge: { width: 44, rise: 30 },
      folds: [
        ...creases(`${seed} roll`, 950, 610, 260, 6, 5, 8),
        ...(back
          ? [
              seam([
                [950, 520],
                [952, 724],
              ]),
            ]
          : []),
      ],
      casts: [{ dx: 4, dy: 12, blur: 22, strength: 0.45 }],
    }),
  ]
}
