import { type BufferGeometry, CylinderGeometry, SphereGeometry } from 'three'
import type { FrameShape } from './frame-shape.ts'
import type { FrameSolid } from './frame-solid.ts'

/** Hinges: barrels that take turns around a screw, and the plates that hold them. */
export function hinges(shape: FrameShape, solid: FrameSolid): BufferGeometry[] {
  return ([1, -1] as const).flatMap((side) => {
    const [x, y, z] = solid.temple(side)[0]?.at ?? [0, 0, 0]
    const inward = shape.wire ? 0.9 : 2.5
    const radius = shape.wire ? 0.95 : 1.25
    const tall = shape.wire ? 1.15 : 1.35
    const barrels = [-1, 0, 1].map((step) =>
      new CylinderGeometry(radius, radius, tall * 0.94, 18).translate(x - side * inward, y + step * tall, z + 0.3),
    )
    const screw = new CylinderGeometry(radius * 0.72, radius * 0.72, tall * 3 + 0.9, 14).translate(
      x - side * inward,
      y,
      z + 0.3,
    )
    return [...barrels, screw]
  })
}

/** The heads of the rivets on the front and on the temples. */
export function rivets(shape: FrameShape, solid: FrameSolid, pins: 'dots' | 'bar'): BufferGeometry[] {
  return ([1, -1] as const).flatMap((side) => {
    const x = side * (solid.halfWidth - (shape.outer ? 1.7 : 4.4))
    const heights = pins === 'dots' ? [1.75, -1.75] : [0]
    const front = heights.map((dy) => {
      const [px, py, pz] = solid.bent([x, shape.hingeAt + dy], -1.82)
      return head(pins)
        .rotateX(-0.1)
        .rotateY(Math.atan(solid.slope(x)) * -1)
        .translate(px, py, pz)
    })
    const line = solid.temple(side)
    const [hx, hy, hz] = line[2]?.at ?? [0, 0, 0]
    const temple = heights.map((dy) =>
      head(pins)
        .rotateY((side * Math.PI) / 2)
        .translate(hx + side * 1.72, hy + dy * 0.9, hz),
    )
    return [...front, ...temple]
  })
}

function head(pins: 'dots' | 'bar'): BufferGeometry {
  const sphere = new SphereGeometry(1, 18, 12)
  return pins === 'dots' ? sphere.scale(0.85, 0.85, 0.4) : sphere.scale(1.7, 0.62, 0.4)
}
