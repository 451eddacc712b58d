import { type BufferGeometry, CapsuleGeometry, CatmullRomCurve3, Matrix4, type Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { randomFrom } from '../../../random-from.ts'

export interface Seam {
  /** From one hole to the next, and what of it the thread shows. */
  pitch: number
  shown?: number
  radius: number
  /** How far each stitch leans out of the line, in radians. */
  lean?: number
}

/** A row of stitches along a line on a surface, each a short thread that sinks into its two holes; `normal` points away from the surface. */
export function stitches(
  line: readonly Vector3[],
  normal: (place: Vector3, share: number) => Vector3,
  { pitch, shown = 0.74, radius, lean = 0.12 }: Seam,
): BufferGeometry {
  const curve = new CatmullRomCurve3([...line], false, 'centripetal')
  curve.arcLengthDivisions = Math.max(200, line.length * 12)
  const length = curve.getLength()
  const count = Math.max(1, Math.round(length / pitch))
  const random = randomFrom(`seam ${count} ${length.toFixed(2)}`)
  const thread = new CapsuleGeometry(radius, Math.max(0.01, (length / count) * shown - 2 * radius), 3, 8)
  const all = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const middle = curve.getPointAt(share)
    const up = normal(middle, share).normalize()
    const along = curve.getTangentAt(share).applyAxisAngle(up, lean + random(-0.05, 0.05))
    const side = up.clone().cross(along).normalize()
    const level = side.clone().cross(up).normalize()
    const place = middle.addScaledVector(up, radius * random(0.3, 0.5))
    return thread.clone().applyMatrix4(new Matrix4().makeBasis(side, level, up).setPosition(place))
  })
  return mergeGeometries(all)
}
