import { type BufferGeometry, Vector3 } from 'three'
import type { Point } from '../relief/matrix.ts'
import { type Profile, sweep } from '../renderer/meshes/sweep.ts'
import type { FrameShape } from './frame-shape.ts'
import type { FrameSolid } from './frame-solid.ts'

const up = new Vector3(0, 0, 1)

/** A front bent from wire: rims, bridges and the lugs that carry the hinges. */
export function wireFront(shape: FrameShape, solid: FrameSolid): BufferGeometry[] {
  const at = ([x, y]: Point, back: number) => new Vector3(...solid.bent([x, y], back))
  const rims = solid.lenses.map((outline) => {
    const line = outline.filter((_, index) => index % 2 === 0).map((point) => at(point, 0.4))
    return sweep(line, () => ({ high: 0.95, thick: 0.68, power: 2.8 }), { closed: true, stations: 180, around: 16, up })
  })
  const bridges = solid.bridges.map((outline, index) =>
    sweep(bridgeLine(outline, index === 0 ? 1.3 : 0.5, at), round(index === 0 ? 0.95 : 0.8), {
      around: 20,
      stations: 60,
      up,
    }),
  )
  const lugs = ([1, -1] as const).map((side) =>
    sweep(lugLine(shape, solid, side), (share) => ({ high: 1.25 - share * 0.35, thick: 0.8, power: 3.2 }), {
      around: 24,
      stations: 40,
    }),
  )
  return [...rims, ...bridges, ...lugs]
}

/** The arms that carry the pads of the nose, and the pads. */
export function nosePads(shape: FrameShape, solid: FrameSolid): { arms: BufferGeometry[]; pads: BufferGeometry[] } {
  const arms: BufferGeometry[] = []
  const pads: BufferGeometry[] = []
  for (const side of [1, -1]) {
    const x = shape.bridge / 2
    const root = new Vector3(...solid.bent([side * (x + 1.4), shape.bridgeBottom - 7], 0.9))
    const pad = new Vector3(side * (x - 2.6), shape.bridgeBottom - 11, root.z - 5.4)
    const bow = [
      root,
      new Vector3(side * (x + 0.6), shape.bridgeBottom - 6, root.z - 3.6),
      new Vector3(side * (x - 0.9), shape.bridgeBottom - 8.4, root.z - 5.6),
      pad,
    ]
    arms.push(sweep(bow, () => ({ high: 0.42, thick: 0.42, power: 2 }), { around: 12, stations: 30 }))
    const lean = new Vector3(side * 0.32, 1, 0.2).normalize()
    const line = [-4.6, -2, 2, 4.6].map((along) =>
      pad
        .clone()
        .addScaledVector(lean, along)
        .add(new Vector3(-side * 0.5, 0, 0)),
    )
    pads.push(
      sweep(
        line,
        (share) => ({
          high: 2.5 * Math.sqrt(Math.max(0.02, 1 - (2 * share - 1) ** 2 * 0.96)),
          thick: 0.75,
          power: 2.4,
        }),
        { around: 24, stations: 40, up: new Vector3(side * 0.55, 0, 0.85), round: [0.7, 0.7] },
      ),
    )
  }
  return { arms, pads }
}

function bridgeLine(
  outline: readonly Point[],
  forward: number,
  at: (point: Point, back: number) => Vector3,
): Vector3[] {
  const half = outline.length / 2
  const top = outline.slice(0, half)
  const low = outline.slice(half).reverse()
  return top
    .map(([x, y], index): Vector3 => {
      const share = index / (half - 1)
      const other = low[index] ?? [x, y]
      return at([x, (y + other[1]) / 2], 0.2 - forward * Math.sin(share * Math.PI))
    })
    .filter((_, index) => index % 3 === 0 || index === half - 1)
}

/** From the rim outward and around the corner to the hinge. */
function lugLine(shape: FrameShape, solid: FrameSolid, side: 1 | -1): Vector3[] {
  const hinge = solid.temple(side)[0]?.at ?? [0, 0, 0]
  const outer = Math.abs(hinge[0])
  const y = shape.hingeAt
  const front = solid.bent([side * outer, y], 0)
  return [
    new Vector3(...solid.bent([side * (outer - 4.2), y], 0.5)),
    new Vector3(...solid.bent([side * (outer - 1.6), y], 0.3)),
    new Vector3(side * (outer - 0.2), y, front[2] - 0.9),
    new Vector3(hinge[0], hinge[1], hinge[2] + 1),
    new Vector3(hinge[0], hinge[1], hinge[2] - 0.6),
  ]
}

function round(radius: number): () => Profile {
  return () => ({ high: radius, thick: radius, power: 2 })
}
