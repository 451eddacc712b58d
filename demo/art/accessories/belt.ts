import { mixed, times } from '../engine/colour.ts'
import { curve, ellipse, line, type Node, polygon, ring, strip } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { Cloth } from '../materials/cloth.ts'
import { metal } from '../materials/metal.ts'
import { panel, stitches } from '../sewing.ts'
import { lyingHigh, standing } from '../shadows.ts'

/** A belt rolled up, standing on its edge, with the buckle in front. */
export function rolledBelt(leather: Cloth): Part[] {
  const [x, top, wide, flat, tall] = [950, 1180, 470, 150, 300]
  const wall = `<path d="M${x - wide} ${top}A${wide} ${flat} 0 0 0 ${x + wide} ${top}V${top + tall}A${wide} ${flat} 0 0 1 ${x - wide} ${top + tall}Z"/>`
  const turns = Array.from({ length: 6 }, (_, index): Part[] => {
    const shrink = 1 - index * 0.115
    const edge = (factor: number): Node[] =>
      Array.from({ length: 24 }, (_, step) => [
        x + 14 * index + Math.cos((step / 12) * Math.PI) * wide * factor,
        top + Math.sin((step / 12) * Math.PI) * flat * factor,
      ])
    return [
      panel(
        ellipse(x + 14 * index, top, wide * shrink, flat * shrink),
        { ...leather, paint: times(leather.body, 0.16) },
        {},
      ),
      panel(
        ring(curve(edge(shrink), true, 4), curve(edge(shrink - 0.062), true, 4)),
        { ...leather, paint: mixed(leather.body, [0.5, 0.38, 0.25], 0.25) },
        { tilt: [0, -0.4], edge: { width: 10, rise: 5 } },
      ),
    ]
  }).flat()
  const strapTop = (at: number) => top + Math.sqrt(Math.max(0, 1 - ((at - x) / wide) ** 2)) * flat
  const thread = mixed(leather.body, [1, 0.85, 0.65], 0.3)
  const along = (dy: number): Node[] =>
    Array.from({ length: 13 }, (_, index) => {
      const at = x - wide + 24 + (index / 12) * (2 * wide - 48)
      return [at, strapTop(at) + dy]
    })
  return [
    ...standing(x, top + tall + 126, 480),
    panel(wall, leather, { barrel: 0.9, edge: { width: 14, rise: 8 } }),
    stitches(along(24), leather, thread),
    stitches(along(tall - 22), leather, thread),
    ...turns,
    {
      kind: 'shade',
      shape: [1150, 1206, 1260].map((at) => ellipse(at, strapTop(at) + tall / 2, 8, 10)).join(''),
      blur: 3,
      strength: 0.95,
      color: [0.05, 0.04, 0.03],
    },
    ...buckle(900, top + flat + tall / 2 - 4, 190),
  ]
}

/** The belt in a loose curve on the paper. */
export function looseBelt(leather: Cloth): Part[] {
  const along: Node[] = [
    [470, 620],
    [900, 520],
    [1330, 640],
    [1480, 900],
    [1260, 1160],
    [860, 1290],
    [520, 1480],
    [480, 1760],
    [760, 1950],
    [1180, 1930],
    [1420, 1860],
  ]
  const thread = mixed(leather.body, [1, 0.85, 0.65], 0.3)
  const rim = (dy: number): Node[] => offset(along, dy)
  const holes = [0.03, 0.06, 0.09, 0.12, 0.15].map((share) => point(along, share))
  return [
    panel(polygon(strip(along, (t) => (t < 0.012 ? 48 : 62))), leather, {
      edge: { width: 18, rise: 13 },
      casts: lyingHigh,
    }),
    stitches(rim(47), leather, thread),
    stitches(rim(-47), leather, thread),
    {
      kind: 'shade',
      shape: holes.map(([x, y]) => ellipse(x, y, 10, 13)).join(''),
      blur: 3,
      strength: 0.95,
      color: [0.05, 0.04, 0.03],
    },
    ...keeper(leather, 1285, 1898),
    ...buckle(1440, 1850, 150, -12),
  ]
}

function buckle(x: number, y: number, half: number, degrees = 0): Part[] {
  const gold = metal('Gold')
  const turned = (markup: string) => `<g transform="translate(${x} ${y}) rotate(${degrees})">${markup}</g>`
  const tall = half * 0.98
  const frame = `<path fill-rule="evenodd" d="M${-half} ${-tall + 40}a40 40 0 0 1 40 -40H${half - 40}a40 40 0 0 1 40 40V${tall - 40}a40 40 0 0 1 -40 40H${-half + 40}a40 40 0 0 1 -40 -40ZM${-half + 34} ${-tall + 52}V${tall - 52}a18 18 0 0 0 18 18H${half - 52}a18 18 0 0 0 18 -18V${-tall + 52}a18 18 0 0 0 -18 -18H${-half + 52}a18 18 0 0 0 -18 18Z"/>`
  const brass = (shape: string, width: number): Part => ({
    kind: 'solid',
    shape: turned(shape),
    paint: gold.paint,
    finish: gold.finish,
    edge: { width, rise: width * 0.9 },
    casts: [{ dx: 8, dy: 12, blur: 14, strength: 0.55 }],
  })
  return [
    brass(frame, 17),
    brass(
      line(
        [
          [half - 10, 0],
          [0, -6],
          [-half - 6, 2],
        ],
        26,
      ),
      13,
    ),
  ]
}

function keeper(leather: Cloth, x: number, y: number): Part[] {
  const shape = `<rect x="-26" y="-74" width="52" height="148" rx="8" transform="translate(${x} ${y}) rotate(-12)"/>`
  return [panel(shape, leather, { edge: { width: 14, rise: 11 }, casts: [{ dx: 6, dy: 9, blur: 12, strength: 0.5 }] })]
}

function point(along: readonly Node[], share: number): readonly [number, number] {
  const points = curve(along)
  return points[Math.round(share * (points.length - 1))] ?? [0, 0]
}

function offset(along: readonly Node[], by: number): Node[] {
  const edges = strip(along, () => Math.abs(by))
  const half = edges.length / 2
  const side = by > 0 ? edges.slice(0, half) : edges.slice(half).reverse()
  return side.filter((_, index) => index % 7 === 0)
}
