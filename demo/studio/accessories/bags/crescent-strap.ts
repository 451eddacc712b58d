import { type BufferGeometry, CatmullRomCurve3, TorusGeometry, Vector3 } from 'three'
import { layeredNoise, noise } from '../../relief/noise.ts'
import { denseAtEnds, type SheetMesh, type SheetPlace, sheetMesh } from '../../renderer/meshes/sheet-mesh.ts'

const width = 15
const ringRadius = 10.5

/** The middles of the two rings. */
const rings = [-1, 1].map((side) => new Vector3(side * 119, 70, 0)) as [Vector3, Vector3]

export function ringShapes(): BufferGeometry[] {
  return rings.map(({ x, y, z }, index) =>
    new TorusGeometry(ringRadius, 1.9, 24, 80)
      .scale(0.84, 1, 1)
      .rotateY(index === 0 ? 0.5 : -0.42)
      .translate(x, y, z),
  )
}

/** A strip of leather from the body through a ring and back. */
export function ringTabs(front: (x: number, y: number) => number): SheetMesh[] {
  return rings.map(({ x, y }) => {
    const low = y - ringRadius
    const side = (sign: number) =>
      [low - 24, low - 16].map((height) => new Vector3(x, height, sign * (Math.max(8, front(x, height)) + 1.4)))
    const over = [new Vector3(x, low + 1, 4.6), new Vector3(x, low + 4.2, 0), new Vector3(x, low + 1, -4.6)]
    const curve = new CatmullRomCurve3([...side(1), ...over, ...side(-1).reverse()], false, 'centripetal')
    const place: SheetPlace = (s, t) => curve.getPointAt(t).add(new Vector3((s - 0.5) * 14, 0, 0))
    return sheetMesh(place, { columns: 8, rows: 60, thickness: 2.4 })
  })
}

/** A strap that stands up as on a shoulder, or lies beside the bag on the ground at this depth. */
export function strapCurve(ground?: number): CatmullRomCurve3 {
  const [from, to] = rings
  const rise = ringRadius - 4.5
  const line = ground === undefined ? standing() : lying(ground)
  return new CatmullRomCurve3(
    [from.clone().add(new Vector3(0, rise, 1.4)), ...line, to.clone().add(new Vector3(0, rise, 1.4))],
    false,
    'centripetal',
  )
}

function standing(): Vector3[] {
  return Array.from({ length: 15 }, (_, index) => {
    const angle = Math.PI * ((index + 1) / 16)
    const x = -Math.cos(angle) * (123 - 4 * Math.sin(angle) ** 2)
    const y = 78 + Math.sin(angle) ** 0.7 * 190 + 3 * Math.sin(angle * 2)
    return new Vector3(x, y, -14 * Math.sin(angle) + 2 * noise(index / 4, 1, 2))
  })
}

function lying(ground: number): Vector3[] {
  const way: [number, number, number][] = [
    [-130, 104, ground * 0.55],
    [-146, 150, ground],
    [-122, 206, ground],
    [-60, 226, ground],
    [10, 204, ground],
    [66, 190, ground],
    [120, 206, ground],
    [154, 178, ground],
    [150, 140, ground],
    [130, 104, ground * 0.55],
  ]
  return way.map(([x, y, z]) => new Vector3(x, y, z))
}

/** The strap, and the ends that are folded around the rings and sewn to it. */
export function straps(curve: CatmullRomCurve3, twist: (share: number) => number): SheetMesh[] {
  const rows = denseAtEnds(150, 0.02, 4)
  const columns = denseAtEnds(10, 0.24, 6)
  const along = curve.getLength()
  const fold = 32 / along
  return [
    sheetMesh(strapPlace(curve, twist, 0, 1, 0), { columns, rows, thickness: 3.4 }),
    sheetMesh(strapPlace(curve, twist, 0, fold, -3.2), { columns, rows: 20, thickness: 2.6 }),
    sheetMesh(strapPlace(curve, twist, 1 - fold, 1, -3.2), { columns, rows: 20, thickness: 2.6 }),
  ]
}

/** Two rows of stitches along the strap. */
export function strapSeams(curve: CatmullRomCurve3, twist: (share: number) => number) {
  const place = strapPlace(curve, twist, 0.004, 0.996, 1.6)
  return [0.2, 0.8].map((s) => ({
    line: Array.from({ length: 200 }, (_, index) => place(s, index / 199)),
    normal: (_: Vector3, share: number) => frame(curve, twist, share).normal,
  }))
}

/** A band along a part of a curve; `offset` lifts it off the middle of the strap. */
function strapPlace(
  curve: CatmullRomCurve3,
  twist: (share: number) => number,
  from: number,
  to: number,
  offset: number,
): SheetPlace {
  return (s, t) => {
    const share = from + (to - from) * t
    const { place, across, normal } = frame(curve, twist, share)
    const cupped = 0.5 * (s * 2 - 1) ** 2
    const uneven = 0.4 * layeredNoise(share * 30, s, 4, 2)
    return place.addScaledVector(across, (s - 0.5) * width).addScaledVector(normal, offset - cupped + uneven)
  }
}

function frame(curve: CatmullRomCurve3, twist: (share: number) => number, share: number) {
  const along = curve.getTangentAt(share)
  const place = curve.getPointAt(share)
  const outward = along
    .clone()
    .cross(new Vector3(0, 0, 1))
    .normalize()
    .negate()
  const level = outward.clone().cross(along).normalize()
  const angle = twist(share)
  const across = level.multiplyScalar(Math.cos(angle)).addScaledVector(outward, Math.sin(angle)).normalize()
  return { place, across, normal: across.clone().cross(along).normalize() }
}
