import { BufferAttribute, BufferGeometry } from 'three'
import type { Point } from '../relief/matrix.ts'
import type { FrameShape } from './frame-shape.ts'
import type { FrameSolid } from './frame-solid.ts'

/** Radius of the front of a lens in millimeters: a base curve of about five. */
const baseRadius = 105
const rings = 7

/** The lenses as thin domes, let a little into the groove of the rim. */
export function lensPanes(shape: FrameShape, solid: FrameSolid): BufferGeometry[] {
  return solid.lenses.map((outline) =>
    pane(
      outline.filter((_, index) => index % 3 === 0),
      shape,
      solid,
    ),
  )
}

function pane(outline: readonly Point[], shape: FrameShape, solid: FrameSolid): BufferGeometry {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const half = (Math.max(...ys) - Math.min(...ys)) / 2
  const wide = shape.shield ? half : Math.max(half, (Math.max(...xs) - Math.min(...xs)) / 2)
  const dome = (x: number, y: number) => {
    const away = shape.shield ? (y - middle[1]) ** 2 : (x - middle[0]) ** 2 + (y - middle[1]) ** 2
    return (wide * wide - away) / (2 * baseRadius)
  }
  const back = shape.wire ? 0.5 : 1.1
  const places: number[] = []
  const normals: number[] = []
  const into = shape.wire ? 0.2 : 0.7
  for (let ring = 0; ring <= rings; ring++) {
    for (const [ox, oy] of outline) {
      const long = Math.hypot(ox - middle[0], oy - middle[1])
      const share = (ring / rings) * (1 + into / long)
      const x = middle[0] + (ox - middle[0]) * share
      const y = middle[1] + (oy - middle[1]) * share
      places.push(...solid.bent([x, y], back - dome(x, y)))
      const sx = shape.shield ? 0 : (x - middle[0]) / baseRadius
      const sy = (y - middle[1]) / baseRadius
      const normal = [sx - solid.slope(x), sy - 0.1, 1]
      const length = Math.hypot(...normal)
      normals.push(...normal.map((each) => each / length))
    }
  }
  const count = outline.length
  const indices: number[] = []
  for (let ring = 0; ring < rings; ring++) {
    for (let index = 0; index < count; index++) {
      const a = ring * count + index
      const b = ring * count + ((index + 1) % count)
      indices.push(a, a + count, b, b, a + count, b + count)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(places), 3))
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normals), 3))
  geometry.setIndex(indices)
  return geometry
}
