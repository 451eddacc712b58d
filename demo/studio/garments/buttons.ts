import { type BufferGeometry, CylinderGeometry, Group, LatheGeometry, Matrix4, Mesh, Vector2, Vector3 } from 'three'
import { reduced } from '../cloth/shell.ts'
import type { Spot } from '../cloth/surface-map.ts'
import { fromHex } from '../relief/color.ts'
import { opaque } from '../renderer/materials/opaque.ts'
import { staged } from '../renderer/scene.ts'

const looks = {
  horn: {
    albedo: '#4a3020',
    rough: 0.3,
    surface: 'albedo *= 0.7 + 0.9 * smoothstep(-0.4, 0.6, cloud(within * vec3(0.9, 2.2, 0.9) + place * 0.3));',
  },
  pearl: {
    albedo: '#e9e4da',
    rough: 0.2,
    surface: 'albedo *= 1.0 + 0.06 * cloud3(within * 1.3 + place); headOn *= 1.6;',
  },
  dark: { albedo: '#1d1a18', rough: 0.3, surface: '' },
  brass: { albedo: '#8d6a35', rough: 0.35, surface: '' },
} as const

export type ButtonLook = keyof typeof looks

/** A button with four holes sewn on at a spot; `radius` in millimeters of the garment. */
export function button({ place, out, right }: Spot, radius: number, look: ButtonLook, lift: number): Group {
  const { albedo, rough, surface } = looks[look]
  const substance = opaque({ albedo: fromHex(albedo), headOn: [0.05, 0.05, 0.05], rough, surface })
  const hole = opaque({ albedo: fromHex('#0c0a09'), headOn: [0.01, 0.01, 0.01], rough: 0.9 })
  const group = new Group().add(staged(new Mesh(disc(radius), substance), 'solid'))
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const dot = new CylinderGeometry(radius * 0.1, radius * 0.1, radius * 0.06, 10)
    dot.translate(x * radius * 0.2, radius * 0.2, z * radius * 0.2)
    group.add(staged(new Mesh(dot, hole), 'solid'))
  }
  const up = new Vector3(...out)
  const across = new Vector3(...right).addScaledVector(up, -up.dot(new Vector3(...right))).normalize()
  const matrix = new Matrix4().makeBasis(across, up, across.clone().cross(up))
  matrix.setPosition(new Vector3(...place).addScaledVector(up, lift))
  matrix.premultiply(new Matrix4().makeScale(reduced, reduced, reduced))
  group.applyMatrix4(matrix)
  return group
}

/** A disc with a round rim and a hollow in its middle, flat below. */
function disc(radius: number): BufferGeometry {
  const profile = [
    [0, 0.16],
    [0.55, 0.17],
    [0.66, 0.2],
    [0.76, 0.33],
    [0.86, 0.37],
    [0.95, 0.31],
    [1, 0.2],
    [0.98, 0.08],
    [0.9, 0],
  ]
  const points = profile.toReversed().map(([x = 0, y = 0]) => new Vector2(x * radius, y * radius))
  return new LatheGeometry(points, 40)
}
