import { times } from '../engine/colour.ts'
import { type Node, polygon, strip } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { creases, panel } from '../sewing.ts'
import { standing } from '../shadows.ts'

/** A padded headband standing on its ends. */
export function headbandFront(cloth: Cloth, seed: string): Part[] {
  const arch: Node[] = [
    [560, 1730],
    [508, 1500],
    [520, 1240],
    [650, 1010],
    [950, 900],
    [1250, 1010],
    [1380, 1240],
    [1392, 1500],
    [1340, 1730],
  ]
  return [
    ...standing(560, 1738, 90),
    ...standing(1340, 1738, 90),
    panel(polygon(strip(arch, padded)), cloth, {
      edge: { width: 116, rise: 96 },
      folds: [
        ...creases(`${seed} l`, 520, 1480, 150, 5, 6, 9),
        ...creases(`${seed} r`, 1380, 1480, 150, -5, 6, 9),
        ...creases(seed, 950, 930, 260, 8, 6, 8),
      ],
      casts: [{ dx: 10, dy: 14, blur: 30, strength: 0.25 }],
    }),
  ]
}

/** The headband turned, so that its lining shows. */
export function headbandSide(cloth: Cloth, seed: string): Part[] {
  const far: Node[] = [
    [1260, 1560],
    [1310, 1330],
    [1270, 1090],
    [1130, 930],
    [960, 900],
  ]
  const near: Node[] = [
    [770, 1770],
    [640, 1530],
    [618, 1250],
    [716, 1000],
    [900, 868],
    [1090, 850],
    [1220, 890],
  ]
  const padding = (t: number) =>
    t < 0.66 ? 44 + 84 * Math.sin((t / 0.66) * 1.5) : 127 * Math.cos(((t - 0.66) / 0.34) * 1.48)
  return [
    ...standing(765, 1778, 100),
    ...standing(1262, 1566, 80),
    {
      ...panel(
        polygon(strip(far, (t) => 44 + 50 * t)),
        { ...cloth, paint: times(cloth.body, 0.62) },
        { edge: { width: 26, rise: -12 } },
      ),
    },
    panel(polygon(strip(near, padding)), cloth, {
      edge: { width: 124, rise: 104 },
      folds: [...creases(seed, 700, 1160, 260, 70, 7, 9), ...creases(`${seed} end`, 660, 1560, 130, 8, 5, 9)],
      casts: [{ dx: 14, dy: 16, blur: 40, strength: 0.3 }],
    }),
  ]
}

function padded(t: number): number {
  return 40 + 82 * Math.sin(t * Math.PI) ** 1.3
}
