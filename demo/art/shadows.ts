import { ellipse } from './engine/path.ts'
import type { Cast, Part } from './engine/piece.ts'

/** Shadows of a flat thing that lies on the paper, seen from above. */
export const lying: Cast[] = [
  { dx: 7, dy: 10, blur: 16, strength: 0.5 },
  { dx: 26, dy: 34, blur: 60, strength: 0.3 },
]

/** Shadows of a thick thing that lies on the paper, seen from above. */
export const lyingHigh: Cast[] = [
  { dx: 12, dy: 16, blur: 24, strength: 0.5 },
  { dx: 50, dy: 62, blur: 100, strength: 0.4 },
]

/** Shadows of a thing that stands on the floor: under it, close, and away from the window. */
export function standing(x: number, floor: number, half: number): Part[] {
  return [
    {
      kind: 'shade',
      shape: ellipse(x + half * 0.35, floor + 4, half * 1.35, half * 0.16),
      blur: half * 0.3,
      strength: 0.4,
    },
    {
      kind: 'shade',
      shape: ellipse(x + half * 0.1, floor, half * 1.02, half * 0.07),
      blur: half * 0.1,
      strength: 0.55,
    },
    { kind: 'shade', shape: ellipse(x, floor - 2, half * 0.94, half * 0.03), blur: 12, strength: 0.7 },
  ]
}
