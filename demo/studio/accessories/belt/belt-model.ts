import { type BufferGeometry, type CatmullRomCurve3, CylinderGeometry, Group, Matrix4, Vector3 } from 'three'
import { edgePaint, leather, lining, thread } from '../../renderer/leather.ts'
import { denseAtEnds, type SheetPlace, sheetMesh } from '../../renderer/meshes/sheet-mesh.ts'
import { stitches } from '../../renderer/meshes/stitches.ts'
import { part, sheetParts, trim } from '../../renderer/product-shot.ts'
import { metal } from '../../renderer/substances.ts'
import type { LeatherLook } from '../bags/leather-looks.ts'
import { buckle, eyeHalf, setBuckle } from './belt-buckle.ts'
import { bandPlace, beltCurve, beltThickness, beltWidth, frameAt, type Roll } from './belt-curve.ts'

const middle = beltWidth / 2
/** From the end of the whole strap to the bar of the buckle, which two tongues of it go around. */
const slot = 12
const rows = denseAtEnds(12, 0.16, 5)

/** A belt on its edge, rolled up; its buckle lies at the end of the roll. */
export function belt({ hide, edge, thread: yarn }: LeatherLook, roll: Roll): Group {
  const skin = leather(hide, 1.7, 0.16)
  const paint = edgePaint(edge)
  const sewn = thread(yarn, hide)
  const brass = metal('Gold', 0.1)
  const curve = beltCurve(roll)
  const length = curve.getLength()
  const objects = new Group()
  const sheet = (place: SheetPlace, columns: number) =>
    objects.add(...sheetParts(sheetMesh(place, { columns, rows, thickness: beltThickness }), skin, paint))

  const whole = 1 - slot / length
  sheet(bandPlace(curve, { to: whole, pointed: true }), Math.round(length / 2.4))
  for (const [low, high] of [
    [0, middle - eyeHalf - 1.6],
    [middle + eyeHalf + 1.6, beltWidth],
  ] as const) {
    sheet(tongue(curve, low, high), 40)
  }
  sheet(bandPlace(curve, { from: 1 - 62 / length, to: whole, offset: -beltThickness - 0.4 }), 30)
  objects.add(
    ...sheetParts(sheetMesh(keeper(curve, 30 / length), { columns: 10, rows: 80, thickness: 2 }), skin, paint),
  )
  for (const { line, normal } of seams(curve)) {
    objects.add(trim(stitches(line, normal, { pitch: 4, radius: 0.5 }), sewn))
  }
  for (const hole of holes(curve)) objects.add(trim(hole, lining('#1c1512')))

  const { place, along, out } = frameAt(curve, 1)
  for (const piece of buckle()) objects.add(...part(setBuckle(piece, place.setY(middle), along, out), brass))
  return objects
}

/** A strip of the strap's end around the bar and back behind it. */
function tongue(curve: CatmullRomCurve3, low: number, high: number): SheetPlace {
  const length = curve.getLength()
  const round = beltThickness / 2 + 2.2
  const bend = Math.PI * round
  const total = slot * 2 + bend
  const { place: end, along, out } = frameAt(curve, 1)
  return (s, t) => {
    const way = s * total
    const y = low + (high - low) * t
    if (way < slot) {
      const frame = frameAt(curve, 1 - (slot - way) / length)
      const lift = round * smooth(way / slot)
      return frame.place.addScaledVector(frame.out, lift).setY(y)
    }
    if (way < slot + bend) {
      const angle = (way - slot) / round
      return end
        .clone()
        .addScaledVector(out, Math.cos(angle) * round)
        .addScaledVector(along, Math.sin(angle) * round)
        .setY(y)
    }
    const back = way - slot - bend
    const frame = frameAt(curve, 1 - back / length)
    const lift = -round + (round - beltThickness - 0.4) * smooth(back / slot)
    return frame.place.addScaledVector(frame.out, lift).setY(y)
  }
}

/** The loop that holds the end of the belt when it is worn. */
function keeper(curve: CatmullRomCurve3, away: number): SheetPlace {
  const { place, along, out } = frameAt(curve, 1 - away)
  const [high, deep] = [beltWidth / 2 + 2.6, 6.4]
  return (s, t) => {
    const angle = t * 2 * Math.PI - Math.PI * 0.8
    const [c, d] = [Math.cos(angle), Math.sin(angle)]
    return place
      .clone()
      .addScaledVector(along, (s - 0.5) * -9 + c * 0.6)
      .addScaledVector(out, Math.sign(c) * Math.abs(c) ** 0.34 * deep - 1.6)
      .setY(beltWidth / 2 + Math.sign(d) * Math.abs(d) ** 0.3 * high)
  }
}

/** Stitches along both edges, and across where the end is sewn down. */
function seams(curve: CatmullRomCurve3) {
  const length = curve.getLength()
  const from = 16 / length
  const to = 1 - (slot + 3) / length
  const rowsAt = [3.4, beltWidth - 3.4].map((y) => {
    const band = bandPlace(curve, { offset: beltThickness / 2 + 0.05 })
    const line = Array.from({ length: 320 }, (_, index) => band(from + ((to - from) * index) / 319, y / beltWidth))
    return { line, normal: (_: Vector3, share: number) => frameAt(curve, from + (to - from) * share).out }
  })
  const across = [slot + 6, slot + 36].map((away) => {
    const share = 1 - away / length
    const band = bandPlace(curve, { offset: beltThickness / 2 + 0.05 })
    const line = Array.from({ length: 12 }, (_, index) => band(share, 0.16 + (index / 11) * 0.68))
    return { line, normal: () => frameAt(curve, share).out }
  })
  return [...rowsAt, ...across]
}

/** Five holes near the tip. */
function holes(curve: CatmullRomCurve3): BufferGeometry[] {
  const length = curve.getLength()
  return Array.from({ length: 5 }, (_, index) => {
    const { place, along, out } = frameAt(curve, (90 + index * 25) / length)
    const turn = new Matrix4()
      .makeBasis(along, out.clone().negate(), new Vector3(0, 1, 0))
      .setPosition(place.setY(middle))
    return new CylinderGeometry(1.9, 1.9, beltThickness + 0.5, 28).applyMatrix4(turn)
  })
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
