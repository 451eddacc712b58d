import type { Pattern } from './pattern.ts'
import type { Cloth } from './sew.ts'

/** What holds a cloth together: pairs of particles, how far apart they are in cloth at rest, and how firmly (0 to 1). */
export interface Links {
  pairs: Uint32Array
  rest: Float64Array
  firm: Float64Array
}

interface Side {
  one: number
  other: number
  rest: number
  opposite: { particle: number; along: number; away: number }[]
  stiff: number
  creased: boolean
  panel: number
  turns: boolean
}

/** How far a pressed crease folds cloth, as the share of the straight way that is left across it. */
const folded = 0.72

/** The threads between neighbouring particles, and what keeps the cloth from bending across the sides of its triangles. */
export function linksOf(cloth: Cloth, pattern: Pattern, { bend, give }: { bend: number; give: number }) {
  const sides = [...sidesOf(cloth, pattern).values()]
  const across = sides.filter(({ opposite }) => opposite.length === 2)
  const threads: Links = {
    pairs: Uint32Array.from(sides.flatMap(({ one, other }) => [one, other])),
    rest: Float64Array.from(sides, ({ rest }) => rest),
    firm: Float64Array.from(sides, () => 1 - give),
  }
  const bends: Links = {
    pairs: Uint32Array.from(across.flatMap(({ opposite }) => opposite.map(({ particle }) => particle))),
    rest: Float64Array.from(across, ({ opposite: [one, other], creased }) => {
      const straight = (one?.away ?? 0) + (other?.away ?? 0)
      return Math.hypot((one?.along ?? 0) - (other?.along ?? 0), straight * (creased ? folded : 1))
    }),
    firm: Float64Array.from(across, ({ stiff, creased, turns }) =>
      turns ? 0 : Math.min(0.9, bend * stiff * (creased ? 6 : 1)),
    ),
  }
  return { threads, bends }
}

function sidesOf({ triangles, particle, flat, panel, creased }: Cloth, pattern: Pattern): Map<number, Side> {
  const sides = new Map<number, Side>()
  const turns = pattern.panels.map(({ name }) => pattern.hinged?.some((start) => name.startsWith(start)) === true)
  for (let index = 0; index < triangles.length; index++) {
    const first = index - (index % 3)
    const a = triangles[index] ?? 0
    const b = triangles[first + ((index + 1) % 3)] ?? 0
    const c = triangles[first + ((index + 2) % 3)] ?? 0
    const [pa, pb] = [particle[a] ?? 0, particle[b] ?? 0]
    const swapped = pa > pb
    const [from, to] = swapped ? [b, a] : [a, b]
    const [ux, uy] = [(flat[to * 2] ?? 0) - (flat[from * 2] ?? 0), (flat[to * 2 + 1] ?? 0) - (flat[from * 2 + 1] ?? 0)]
    const [vx, vy] = [(flat[c * 2] ?? 0) - (flat[from * 2] ?? 0), (flat[c * 2 + 1] ?? 0) - (flat[from * 2 + 1] ?? 0)]
    const rest = Math.hypot(ux, uy) || 1e-6
    const opposite = {
      particle: particle[c] ?? 0,
      along: (ux * vx + uy * vy) / rest,
      away: Math.abs(ux * vy - uy * vx) / rest,
    }
    const key = Math.min(pa, pb) * 2 ** 24 + Math.max(pa, pb)
    const known = sides.get(key)
    const stiff = pattern.panels[panel[a] ?? 0]?.stiff ?? 1
    if (known) {
      known.opposite.push(opposite)
      known.rest = (known.rest + rest) / 2
      known.turns = turns[known.panel] !== turns[panel[a] ?? 0]
      known.stiff = Math.max(known.stiff, stiff)
    } else {
      sides.set(key, {
        one: Math.min(pa, pb),
        other: Math.max(pa, pb),
        rest,
        opposite: [opposite],
        stiff,
        panel: panel[a] ?? 0,
        turns: false,
        creased: creased[a] === 1 && creased[b] === 1,
      })
    }
  }
  return sides
}
