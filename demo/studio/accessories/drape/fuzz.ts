import { BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { randomFrom } from '../../../random-from.ts'

/** Loose hairs on cloth; millimeters. */
export interface Hairs {
  count: number
  long: number
  wide: number
  seed: string
}

const bends = 3

/** Hairs that stand off some meshes here and there, as flat ribbons that take the light as the cloth below them does. */
export function fuzz(meshes: readonly BufferGeometry[], { count, long, wide, seed }: Hairs): BufferGeometry {
  const random = randomFrom(`${seed} hairs`)
  const total = meshes.reduce((sum, mesh) => sum + mesh.getAttribute('position').count, 0)
  const position: number[] = []
  const normal: number[] = []
  const woven: number[] = []
  const indices: number[] = []
  for (const mesh of meshes) {
    const places = mesh.getAttribute('position')
    const share = Math.round((count * places.count) / total)
    for (let hair = 0; hair < share; hair++) {
      const root = Math.floor(random(0, places.count))
      const facing = new Vector3().fromBufferAttribute(mesh.getAttribute('normal'), root)
      const cloth = new Vector3().fromBufferAttribute(mesh.getAttribute('woven'), root)
      const at = new Vector3().fromBufferAttribute(places, root)
      const way = new Vector3(random(-1, 1), random(-1, 1), random(-1, 1)).addScaledVector(facing, 0.55).normalize()
      const curl = new Vector3(random(-1, 1), random(-1, 1), random(-1, 1)).multiplyScalar(0.5)
      const side = way.clone().cross(curl).normalize()
      const step = (long * random(0.35, 1)) / bends
      const base = position.length / 3
      for (let bend = 0; bend <= bends; bend++) {
        const half = wide * 0.5 * (1 - (bend / bends) * 0.7)
        for (const edge of [-half, half]) {
          position.push(at.x + side.x * edge, at.y + side.y * edge, at.z + side.z * edge)
          normal.push(facing.x, facing.y, facing.z)
          woven.push(cloth.x, cloth.y, cloth.z)
        }
        at.addScaledVector(way, step)
        way.addScaledVector(curl, 0.6).normalize()
      }
      for (let bend = 0; bend < bends; bend++) {
        const a = base + bend * 2
        indices.push(a, a + 1, a + 2, a + 1, a + 3, a + 2)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(position), 3))
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normal), 3))
  geometry.setAttribute('woven', new BufferAttribute(Float32Array.from(woven), 3))
  geometry.setIndex(indices)
  return geometry
}
