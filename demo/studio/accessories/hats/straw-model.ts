import { Group, Vector3 } from 'three'
import { layeredNoise, noise } from '../../relief/noise.ts'
import { type SheetPlace, sheetMesh } from '../../renderer/meshes/sheet-mesh.ts'
import { sheetParts } from '../../renderer/product-shot.ts'
import { aroundForm, type HatLine, hatForm, type Lift, type Shaping } from './revolved.ts'
import { grosgrain, straw } from './straw-materials.ts'

const edge = 186
const line: HatLine = [
  [edge, 0],
  [160, 3.4],
  [130, 4.6],
  [106, 5],
  [96, 7],
  [91, 14],
  [89, 26],
  [87, 60],
  [83, 88],
  [77, 104],
  [66, 114],
  [48, 118],
  [24, 119.5],
  [0.6, 120],
]

/** Straw bent by hand: an oval crown with a crease and two dents, a brim that rolls and is nowhere level. */
const shaping: Shaping = ({ around, radius, height }) => {
  const crown = smooth((132 - radius) / 36)
  const out = Math.max(0, radius - 96) / (edge - 96)
  const [x0, z0] = [Math.sin(around) * radius, Math.cos(around) * radius]
  const high = smooth((height - 62) / 40)
  const crease = 19 * Math.exp(-(((x0 + 2) / 25) ** 2)) * smooth((z0 + 78) / 60) * high ** 2
  const pinch =
    (dent(around, 0.64) + 0.86 * dent(around, -0.6)) *
    Math.exp(-(((height - 100) / 26) ** 2)) *
    smooth((radius - 30) / 40)
  const roll = out ** 1.6 * (-9 * Math.cos(2 * around + 0.24) + 3.5 * Math.sin(around + 0.6) - 4)
  const uneven = out * 3.4 * layeredNoise(Math.cos(around) * 1.3 + 4, Math.sin(around) * 1.3, 5, 2)
  const frayed = out > 0.97 ? 0.35 * noise(around * 40, 0.5, 9) : 0
  const inward = 1 - pinch * 0.14
  return new Vector3(
    (x0 + frayed * Math.sin(around)) * (1 - 0.05 * crown) * inward + 1.2 * high,
    height + roll + uneven - crease + 0.8 * high * layeredNoise(x0 / 40, z0 / 40, 2, 2),
    (z0 + frayed * Math.cos(around)) * (1 + 0.08 * crown) * inward,
  )
}

const form = hatForm(line, shaping)
const brim = form.length * form.shareAt(9)
const band = { low: form.shareAt(11), high: form.shareAt(45) }

/** Colors of the straw and of the ribbon. */
export interface StrawLook {
  straw: string
  ribbon: string
}

/** A straw hat with a ribbon and a flat bow on our right, its front to us, less than half as large as it is sold. */
export function strawHat({ straw: hex, ribbon }: StrawLook): Group {
  const braid = straw(hex, { edge, brim, side: 88, wall: 78 })
  const silk = grosgrain(ribbon)
  const hat = new Group()
  const crown = sheetMesh(form.place, {
    columns: 420,
    rows: 170,
    thickness: 2.2,
    size: [1, form.length],
    closed: true,
  })
  hat.add(...sheetParts(crown, braid, braid))

  const loose: Lift = (s, t) => 2.1 + 0.5 * layeredNoise(s * 22, t * 1.2, 4, 2) + 0.4 * t
  const around = 2 * Math.PI * 89
  hat.add(
    ...sheetParts(
      sheetMesh(aroundForm(form.place, { ...band, lift: loose }), {
        columns: 260,
        rows: 14,
        thickness: 0.7,
        size: [around, 34],
        closed: true,
      }),
      silk,
      silk,
    ),
  )
  for (const { place, size } of bow()) {
    hat.add(...sheetParts(sheetMesh(place, { columns: 60, rows: 20, thickness: 0.7, size }), silk, silk))
  }
  hat.scale.setScalar(0.42)
  return hat
}

/** Two loops, a little apart from the band, and the knot over them. */
function bow(): { place: SheetPlace; size: [number, number] }[] {
  const middle = 0.672
  const [low, high] = [band.low + (band.high - band.low) * 0.06, band.high - (band.high - band.low) * 0.04]
  const loop = (from: number, to: number, seed: number): SheetPlace => {
    const lift: Lift = (s, t) =>
      3.2 + 4.2 * Math.sin(Math.PI * Math.min(1, s * 0.86 + 0.14)) ** 0.7 + 0.5 * layeredNoise(s * 3, t * 2, seed, 2)
    const straight = aroundForm(form.place, { from, to, low, high, lift })
    // Drawn together where the knot holds it.
    return (s, t) => straight(s, 0.5 + (t - 0.5) * (0.62 + 0.38 * smooth((1 - s) / 0.55)))
  }
  const knot: Lift = (s, t) => 4.6 + 3.2 * Math.sin(Math.PI * s) ** 0.6 + 0.4 * Math.sin(t * 7)
  return [
    { place: loop(middle - 0.078, middle, 3), size: [44, 30] },
    { place: mirrored(loop(middle + 0.072, middle, 8)), size: [40, 30] },
    {
      place: aroundForm(form.place, { from: middle - 0.013, to: middle + 0.013, low, high, lift: knot }),
      size: [14, 34],
    },
  ]
}

/** The same sheet with its face outward again when it was made from right to left. */
function mirrored(place: SheetPlace): SheetPlace {
  return (s, t) => place(1 - s, t)
}

function dent(around: number, at: number): number {
  return Math.exp(-(((around - at) / 0.34) ** 2))
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
