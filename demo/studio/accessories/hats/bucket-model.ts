import { type BufferGeometry, CylinderGeometry, Group, Matrix4, TorusGeometry, Vector3 } from 'three'
import { fromHex, mixed } from '../../relief/color.ts'
import { layeredNoise, noise } from '../../relief/noise.ts'
import { canvas } from '../../renderer/cloth.ts'
import { lining, thread } from '../../renderer/leather.ts'
import { sheetMesh } from '../../renderer/meshes/sheet-mesh.ts'
import { stitches } from '../../renderer/meshes/stitches.ts'
import { part, sheetParts, trim } from '../../renderer/product-shot.ts'
import { metal } from '../../renderer/substances.ts'
import { type HatLine, hatForm, type Shaping } from './revolved.ts'

const edge = 142
const line: HatLine = [
  [edge, 0],
  [128, 17],
  [112, 35],
  [97, 50],
  [93.5, 55],
  [94, 61],
  [92.5, 80],
  [89, 108],
  [85, 128],
  [83.6, 133.5],
  [81.8, 136.2],
  [79.4, 136],
  [60, 139],
  [30, 141],
  [0.6, 141.5],
]
/** Rows of stitches on the brim, millimeters apart. */
const apart = 6.4
const eyeletHeight = 98

/** Soft canvas: a brim that waves, a crown that leans and slumps, two seams down its sides. */
const shaping: Shaping = ({ around, radius, height }) => {
  const out = Math.max(0, (radius - 93) / (edge - 93))
  const low = height < 56 ? out : 0
  const [x0, z0] = [Math.sin(around), Math.cos(around)]
  const wave =
    low *
    (6 * Math.sin(2 * around + 0.9) + 4.5 * Math.sin(3 * around - 0.4) + 5 * layeredNoise(x0 * 1.6 + 3, z0 * 1.6, 4, 2))
  const flare = low * (3.4 * Math.cos(2 * around + 0.6) + 2.2 * noise(x0 * 2 + 7, z0 * 2, 6))
  const wall = smooth((height - 54) / 16) * smooth((146 - height) / 18)
  const fold = ridge(noise(x0 * 1.7 + height / 60, z0 * 1.7 + height / 26, 9))
  const slump = wall * (4.6 * layeredNoise(x0 * 1.5 + 2, z0 * 1.5 + height / 50, 7, 2) - 0.9 * fold)
  const seam = wall * 0.9 * Math.exp(-(((Math.abs(Math.abs(around) - Math.PI / 2) * 90) / 2.2) ** 2))
  const top = smooth((height - 130) / 8) * smooth((80 - radius) / 20)
  const sunk = top * (3.4 * layeredNoise(x0 * radius * 0.02 + 5, z0 * radius * 0.02, 3, 2) - 2.5)
  const r = radius + flare + slump + seam
  return new Vector3(
    x0 * r + 0.03 * height * 0.4,
    height + wave + sunk + 0.03 * x0 * radius * smooth(height / 130),
    z0 * r * 1.07,
  )
}

const form = hatForm(line, shaping)
const brim = form.length * form.shareAt(54)

/** A bucket hat, its front to us, half as large as it is sold. */
export function bucketHat(hex: string): Group {
  const cloth = canvas(hex, { quilted: brim - 3, apart })
  const [red, green, blue] = mixed(fromHex(hex), [0.8, 0.76, 0.66], 0.09)
  const yarn = thread(hex, hex)
  yarn.material.uniforms.albedoOf?.value.set(red, green, blue)
  const steel = metal('Steel', 0.16)
  const hat = new Group()
  const size = [2 * Math.PI * 100, form.length] as const
  const shell = sheetMesh(form.place, { columns: 440, rows: 190, thickness: 2.4, size, closed: true })
  hat.add(...sheetParts(shell, cloth, cloth))
  for (const way of seamWays()) hat.add(trim(stitches(...seamAt(way), { pitch: 3.4, radius: 0.5, shown: 0.7 }), yarn))
  for (const geometry of sideSeams()) hat.add(trim(geometry, yarn))
  for (const at of [-1.18, -0.9, 0.9, 1.18]) {
    const [ring, hole] = eyelet(at)
    hat.add(...part(ring, steel), trim(hole, lining('#14110f')))
  }
  hat.scale.setScalar(0.5)
  return hat
}

/** Millimeters from the edge at which rows of stitches run: on the brim, beside its seam, around the top. */
function seamWays(): number[] {
  const rows = Array.from({ length: Math.floor(brim / apart) }, (_, index) => (index + 0.5) * apart)
  const crown = form.length * form.shareAt(60)
  const rim = form.length * form.shareAt(131)
  return [...rows, crown, rim]
}

type Seam = [line: Vector3[], normal: (place: Vector3, share: number) => Vector3]

function seamAt(way: number): Seam {
  const t = way / form.length
  const outward = (s: number) => outwardAt(s, t)
  const line = Array.from({ length: 181 }, (_, index) => {
    const s = 0.02 + (index / 180) * 0.96
    return form.place(s, t).addScaledVector(outward(s), 1.05)
  })
  return [line, (_, share) => outward(0.02 + share * 0.96)]
}

function outwardAt(s: number, t: number): Vector3 {
  const step = 0.004
  const along = form.place(s + step, t).sub(form.place(s - step, t))
  return along.cross(form.place(s, t + step).sub(form.place(s, t - step))).normalize()
}

/** Two rows beside each seam of the crown. */
function sideSeams(): BufferGeometry[] {
  const [from, to] = [form.shareAt(62), form.shareAt(129)]
  return [0.25, 0.75].flatMap((seam) =>
    [-0.0062, 0.0062].map((beside) => {
      const s = seam + beside
      const line = Array.from({ length: 30 }, (_, index) => {
        const t = from + ((to - from) * index) / 29
        return form.place(s, t).addScaledVector(outwardAt(s, t), 1.05)
      })
      return stitches(line, (_, share) => outwardAt(s, from + (to - from) * share), { pitch: 3.4, radius: 0.5 })
    }),
  )
}

/** A ring of metal and the dark behind it, so far around from the front. */
function eyelet(around: number): [BufferGeometry, BufferGeometry] {
  const s = around / (2 * Math.PI) + 0.5
  const t = form.shareAt(eyeletHeight)
  const out = outwardAt(s, t)
  const side = new Vector3(0, 1, 0).cross(out).normalize()
  const turn = new Matrix4()
    .makeBasis(side, out.clone().cross(side).normalize(), out)
    .setPosition(form.place(s, t).addScaledVector(out, 1.2))
  const ring = new TorusGeometry(4.1, 1.5, 18, 64).scale(1, 1, 0.6).applyMatrix4(turn)
  const hole = new CylinderGeometry(3.4, 3.4, 0.6, 40).rotateX(Math.PI / 2).applyMatrix4(turn)
  return [ring, hole]
}

function ridge(value: number): number {
  return Math.exp(-((value * 2.4) ** 2))
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
