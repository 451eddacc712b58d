import { CatmullRomCurve3, Group, Vector3 } from 'three'
import { layeredNoise, noise } from '../relief/noise.ts'
import { denseAtEnds, type SheetPlace, sheetMesh } from '../renderer/meshes/sheet-mesh.ts'
import { stitches } from '../renderer/meshes/stitches.ts'
import { sheetParts, trim } from '../renderer/product-shot.ts'
import type { Substance } from '../renderer/substances.ts'

/** Millimeters: the arch of the band from one end to the other, standing on its ends. */
const arch: readonly (readonly [number, number])[] = [
  [-51, 1.5],
  [-60, 26],
  [-65, 58],
  [-58, 92],
  [-34, 118],
  [0, 127],
  [35, 117.5],
  [59.5, 91],
  [66, 57],
  [60.5, 25],
  [52, 1],
]
const line = new CatmullRomCurve3(
  arch.map(([x, y], index) => new Vector3(x, y, 1.6 * Math.sin(index))),
  false,
  'centripetal',
)
line.arcLengthDivisions = 800
const length = line.getLength()

/** Half as wide as it is from front to back there, how far it is padded outward, and how thick it is inward. */
function profileAt(t: number) {
  const near = Math.min(t, 1 - t)
  const tip = Math.sqrt(Math.min(1, (near * length) / 4.5 + 0.02))
  const full = Math.sin(Math.PI * t) ** 0.9
  return { half: (6 + 14.5 * full) * tip, pad: (2.6 + 19 * full ** 1.25) * tip, inner: 2.4 * tip }
}

/** The cloth over the padding: drawn together at the ends, tight over the top, a seam to the lining inside. */
const place: SheetPlace = (s, t) => {
  const angle = s * 2 * Math.PI + Math.PI
  const { half, pad, inner } = profileAt(t)
  const [c, d] = [Math.cos(angle), Math.sin(angle)]
  const along = line.getTangentAt(t)
  const out = new Vector3(-along.y, along.x, 0).normalize()
  const z = Math.sign(d) * Math.abs(d) ** 0.82 * half
  const rise = c > 0 ? pad * c ** 0.9 : -inner * Math.abs(c) ** 0.5
  const away = Math.min(t, 1 - t) * length
  const outer = smooth((c + 0.25) / 0.6)
  const side = t < 0.5 ? 3 : 11
  const gathered = 1.5 * ridge(noise(d * 3.1 + side, away / 44 + side, 4)) * Math.exp(-(((away - 20) / 22) ** 2))
  const drawn = 0.6 * ridge(noise((t * length) / 13, d * 1.6, 7)) * Math.exp(-(((Math.abs(d) - 0.95) / 0.32) ** 2))
  const soft = 1.4 * layeredNoise((t * length) / 34, d * 1.4 + c, 2, 3) * Math.min(1, away / 40)
  const lift = (soft - gathered - drawn) * outer
  return line
    .getPointAt(t)
    .addScaledVector(out, rise + lift * Math.max(0.2, c))
    .add(new Vector3(0, 0, z + lift * d * 0.7))
}

/** A padded headband in this cloth, its lining sewn in with a thread. */
export function headband(cloth: Substance, lined: Substance, yarn: Substance): Group {
  const band = new Group()
  const rows = denseAtEnds(300, 0.025, 12)
  const size = [70, length] as const
  const cover = sheetMesh(place, { columns: 150, rows, thickness: 0.6, size, closed: true })
  band.add(...sheetParts(cover, cloth, cloth))
  const inside = sheetMesh(liningPlace, { columns: 16, rows: 160, thickness: 0.8, size: [20, length] })
  band.add(...sheetParts(inside, lined, lined))
  for (const s of [0.09, 0.91]) {
    const seam = Array.from({ length: 120 }, (_, index) => liningPlace(s, 0.02 + (index / 119) * 0.96))
    const inward = (_: Vector3, share: number) => {
      const along = line.getTangentAt(0.06 + (0.02 + share * 0.96) * 0.88)
      return new Vector3(along.y, -along.x, 0)
    }
    band.add(trim(stitches(seam, inward, { pitch: 3, radius: 0.3 }), yarn))
  }
  return band
}

/** A strip of cotton along the inner side. */
const liningPlace: SheetPlace = (s, t) => {
  const at = 0.06 + t * 0.88
  const { half, inner } = profileAt(at)
  const along = line.getTangentAt(at)
  const out = new Vector3(-along.y, along.x, 0).normalize()
  return line
    .getPointAt(at)
    .addScaledVector(out, -inner - 0.5 - 0.2 * noise(t * 40, s * 2, 3))
    .add(new Vector3(0, 0, (s * 2 - 1) * half * 0.66))
}

function ridge(value: number): number {
  return Math.exp(-((value * 3.2) ** 2))
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
