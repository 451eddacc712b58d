import { times } from '../engine/colour.ts'
import type { Point } from '../engine/matrix.ts'
import { blob, ellipse, flipped, line, type Node, polygon, strip } from '../engine/path.ts'
import type { Part, Piece } from '../engine/piece.ts'
import { type Acetate, acetate } from '../materials/acetate.ts'
import { metal } from '../materials/metal.ts'
import { standing } from '../shadows.ts'

/** A claw clip standing on its teeth, seen from its long side. */
export function clawFromSide(color: string, seed: number, teeth: number): Part[] {
  const material = acetate(color, seed, 150)
  return [
    ...standing(950, 1606, 500),
    comb(material, teeth, -16, -34, true),
    handle(material, -10, -58, true),
    ...spring(),
    handle(material, 0, 0, false),
    comb(material, teeth, 0, 0, false),
  ]
}

/** The clip half open, looked at along its jaws. */
export function clawOpen(color: string, seed: number, teeth: number): Part[] {
  const material = { ...acetate(color, seed, 150), opacity: 1 }
  const jaw: Node[] = [
    [1196, 800],
    [1120, 900],
    [1016, 1030],
    [1108, 1128],
    [1214, 1270],
    [1236, 1420],
    [1170, 1560],
    [1060, 1640],
  ]
  const parts: Part[] = [...standing(1010, 1640, 330)]
  const steps = 44
  const depth: Point = [-300, -190]
  const shift = (nodes: readonly Node[], share: number): Node[] =>
    nodes.map(([x, y]): Node => [x + 130 + depth[0] * share, y + 60 + depth[1] * share])
  for (const nodes of [flipped(jaw, 950), jaw]) {
    const upper = nodes.slice(0, 6)
    const swept = Array.from({ length: steps }, (_, index) =>
      polygon(strip(shift(upper, 1 - index / steps), width(upper.length))),
    ).join('')
    for (let tooth = teeth - 1; tooth >= 0; tooth--)
      parts.push(
        solid(polygon(strip(shift(nodes.slice(4), tooth / (teeth - 1)), (t) => 27 - 15 * t)), material, tooth > 0),
      )
    const tilt = nodes === jaw ? ([0.16, -0.3] as const) : ([-0.34, -0.12] as const)
    parts.push({ ...solid(swept, material, true), edge: { width: 90, rise: 40 }, tilt })
    parts.push(solid(polygon(strip(shift(nodes, 0), (t) => 31 - 17 * t * t)), material, false))
  }
  const [x, y] = shift([[958, 1062]], 0)[0] ?? [950, 1060]
  const gold = metal('Gold')
  parts.push({
    kind: 'solid',
    shape: ellipse(x, y, 24, 26),
    paint: gold.paint,
    finish: gold.finish,
    edge: { width: 20, rise: 14 },
    casts: [{ dx: 4, dy: 6, blur: 8, strength: 0.5 }],
  })
  return parts
}

function comb(material: Acetate, teeth: number, dx: number, dy: number, behind: boolean): Part {
  const plate = blob([
    [386, 1330],
    [420, 1210],
    [560, 1090],
    [760, 1022],
    [950, 1004],
    [1140, 1022],
    [1340, 1090],
    [1480, 1210],
    [1514, 1330],
    [1440, 1352],
    [1240, 1290],
    [950, 1262],
    [660, 1290],
    [460, 1352],
  ])
  const fingers = Array.from({ length: teeth }, (_, index) => {
    const share = (index / (teeth - 1)) * 2 - 1
    const offset = behind ? 0.5 / teeth : 0
    const x = 950 + (share + offset) * 500
    const top = 1240 + 60 * share * share
    const tip = 1610 - 70 * share * share
    const lean = share * 70
    return polygon(
      strip(
        [
          [x, top],
          [x + lean * 0.7, (top + tip) / 2],
          [x + lean * 0.2, tip],
        ],
        (t) => 46 - 24 * t,
      ),
    )
  })
  return {
    ...solid(`<g transform="translate(${dx} ${dy})">${plate}${fingers.join('')}</g>`, material, behind),
    fillet: 20,
    edge: { width: 44, rise: 30 },
  }
}

function handle(material: Acetate, dx: number, dy: number, behind: boolean): Part {
  const shape = blob([
    [790, 860],
    [870, 838],
    [1030, 838],
    [1110, 860],
    [1120, 900],
    [1060, 980],
    [1060, 1060],
    [840, 1060],
    [840, 980],
    [780, 900],
  ])
  return {
    ...solid(`<g transform="translate(${dx} ${dy})">${shape}</g>`, material, behind),
    edge: { width: 46, rise: 28 },
  }
}

function spring(): Part[] {
  return coil(950, 1000, 100, 34)
}

function coil(x: number, y: number, half: number, radius: number): Part[] {
  const { paint, finish } = metal('Gold')
  return Array.from({ length: 9 }, (_, index): Part => {
    const at = x - half + (index * half) / 4
    return {
      kind: 'solid',
      shape: line(
        [
          [at - 6, y - radius],
          [at + 2, y],
          [at + 6, y + radius],
        ],
        17,
      ),
      paint,
      finish,
      edge: { width: 8, rise: 8 },
      casts: [{ dx: 3, dy: 3, blur: 6, strength: 0.6 }],
    }
  })
}

function width(count: number): (t: number) => number {
  return (t) => 31 - (count > 6 ? 16 : 6) * t
}

function solid(shape: string, material: Acetate, behind: boolean): Piece {
  const { paint } = material
  return {
    kind: 'solid',
    shape,
    paint: behind
      ? typeof paint === 'function'
        ? (x, y) => times(paint(x, y), 0.6)
        : times(material.body, 0.6)
      : paint,
    finish: material.finish,
    edge: { width: 30, rise: 22 },
    opacity: material.opacity,
    casts: [{ dx: 8, dy: 12, blur: 18, strength: 0.45 }],
  }
}
