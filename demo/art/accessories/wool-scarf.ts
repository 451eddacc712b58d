import { blob, type Node, polygon, strip } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import { randomFrom } from '../engine/random.ts'
import type { Cloth } from '../materials/cloth.ts'
import { creases, hanging, onWall, panel } from '../sewing.ts'
import { standing } from '../shadows.ts'

/** A wool scarf folded over and hanging. */
export function hangingScarf(cloth: Cloth, seed: string): Part[] {
  const tail = (left: number, right: number, top: number, end: number, tag: string, casts = onWall): Part[] => [
    ...fringe(left + 6, right - 6, end - 8, 190, cloth, `${seed} ${tag}`),
    panel(
      blob([
        [left + 20, top, 'sharp'],
        [(left + right) / 2, top - 34],
        [right - 20, top, 'sharp'],
        [right + 8, (top + end) / 2],
        [right, end, 'sharp'],
        [(left + right) / 2, end + 8],
        [left, end, 'sharp'],
        [left - 8, (top + end) / 2],
      ]),
      cloth,
      {
        barrel: 0.55,
        edge: { width: 30, rise: 26 },
        folds: hanging(
          `${seed} ${tag}`,
          { y: top - 40, left: left + 30, right: right - 30 },
          { y: end + 60, left, right },
          5,
          66,
          26,
        ),
        casts,
      },
    ),
  ]
  return [
    ...tail(830, 1300, 420, 2040, 'back'),
    ...tail(610, 1110, 400, 1760, 'front', [{ dx: 18, dy: 16, blur: 34, strength: 0.5 }, ...onWall.slice(1)]),
  ]
}

/** The scarf folded into a stack, one end laid over it. */
export function stackedScarf(cloth: Cloth, seed: string): Part[] {
  const layers = [0, 1, 2, 3].map((index): Part => {
    const y = 1640 - index * 138
    const random = randomFrom(`${seed} layer ${index}`)
    const [left, right] = [372 + random(-16, 16), 1528 + random(-16, 16)]
    const outline: Node[] = [
      [left + 6, y - 40],
      [left + 60, y - 84],
      [950, y - 92],
      [right - 60, y - 84],
      [right - 6, y - 40],
      [right - 2, y + 30],
      [right - 50, y + 66],
      [950, y + 72],
      [left + 50, y + 66],
      [left + 2, y + 30],
    ]
    return panel(blob(outline), cloth, {
      edge: { width: 74, rise: 62 },
      folds: [
        ...creases(`${seed} ${index}`, 700, y, 420, 2, 3, 6),
        ...creases(`${seed} b ${index}`, 1250, y, 420, -2, 3, 6),
      ],
      casts: [{ dx: 4, dy: 16, blur: 18, strength: 0.55 }],
    })
  })
  const top: Node[] = [
    [376, 1190],
    [430, 1110],
    [560, 1006],
    [950, 984],
    [1350, 1000],
    [1480, 1110],
    [1526, 1190],
    [1500, 1246],
    [950, 1262],
    [400, 1246],
  ]
  const over: Node[] = [
    [620, 1040],
    [840, 1022],
    [1130, 1026, 'sharp'],
    [1180, 1180],
    [1186, 1260],
    [1170, 1500, 'sharp'],
    [880, 1512],
    [590, 1496, 'sharp'],
    [578, 1260],
    [586, 1170],
  ]
  return [
    ...standing(950, 1706, 590),
    ...layers,
    panel(blob(top), cloth, {
      edge: { width: 60, rise: 34 },
      tilt: [0, -0.16],
      folds: creases(`${seed} top`, 950, 1110, 520, 4, 4, 8),
      casts: [{ dx: 4, dy: 12, blur: 16, strength: 0.45 }],
    }),
    ...fringe(598, 1164, 1494, 150, cloth, `${seed} fringe`),
    panel(blob(over), cloth, {
      edge: { width: 40, rise: 30 },
      folds: [
        {
          along: [
            [580, 1216],
            [880, 1232],
            [1184, 1216],
          ],
          width: 90,
          height: 40,
          fade: 'none',
        },
        ...creases(`${seed} over`, 880, 1330, 260, 86, 5, 12),
      ],
      casts: [{ dx: 10, dy: 12, blur: 22, strength: 0.5 }],
    }),
  ]
}

function fringe(left: number, right: number, y: number, long: number, cloth: Cloth, seed: string): Part[] {
  const random = randomFrom(`${seed} fringe`)
  const count = Math.round((right - left) / 15)
  const threads = Array.from({ length: count }, (_, index) => {
    const x = left + ((index + 0.5) / count) * (right - left)
    const sway = random(-20, 20)
    return polygon(
      strip(
        [
          [x, y],
          [x + sway * 0.4, y + long * 0.5],
          [x + sway, y + long * random(0.86, 1.05)],
        ],
        (t) => 8 - 3 * t,
      ),
    )
  })
  return [0, 1].map(
    (parity): Part =>
      panel(threads.filter((_, index) => index % 2 === parity).join(''), cloth, {
        edge: { width: 7, rise: 7 },
        casts: [{ dx: 6, dy: 6, blur: 9, strength: 0.4 }],
      }),
  )
}
