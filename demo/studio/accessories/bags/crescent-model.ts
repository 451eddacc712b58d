import { type BufferGeometry, Group, Vector3 } from 'three'
import { edgePaint, leather, lining, thread } from '../../renderer/leather.ts'
import { type Bounds, fieldMesh } from '../../renderer/meshes/field-mesh.ts'
import { facingOf, onto } from '../../renderer/meshes/onto.ts'
import { sheetMesh } from '../../renderer/meshes/sheet-mesh.ts'
import { stitches } from '../../renderer/meshes/stitches.ts'
import { part, sheetParts, trim } from '../../renderer/product-shot.ts'
import { caster } from '../../renderer/scene.ts'
import { metal, type Substance } from '../../renderer/substances.ts'
import { crescentBody, halfWide, topAt } from './crescent-body.ts'
import { ringShapes, ringTabs, strapCurve, strapSeams, straps } from './crescent-strap.ts'
import { onTop, slider, tapePlace, teeth } from './crescent-zip.ts'
import type { LeatherLook } from './leather-looks.ts'

const bounds: Bounds = [-halfWide - 10, -106, -48, halfWide + 10, 80, 48]
const seam = { pitch: 4.6, radius: 0.7 }
/** How deep the bag is below its middle when it lies on its back. */
const half = 38

/** A crescent bag, its strap standing up or laid on the ground behind it; half as large as it is sold. */
export function crescentBag({ hide, edge, thread: yarn }: LeatherLook, lying: boolean): Group {
  const skin = leather(hide, 2.4)
  const paint = edgePaint(edge)
  const sewn = thread(yarn, hide)
  const brass = metal('Gold', 0.1)
  const bag = new Group()
  const add = (geometry: BufferGeometry, of: Substance) => bag.add(trim(geometry, of))
  add(fieldMesh(crescentBody, bounds, 1.7), skin)
  bag.add(caster(fieldMesh((x, y, z) => crescentBody(x, y, z) + 0.5, bounds, 5)))

  const curve = strapCurve(lying ? -half + 5 : undefined)
  const twist = (share: number) => 1.4 - (lying ? 0.25 : 0.85) * Math.sin(share * Math.PI) ** 1.5
  for (const band of straps(curve, twist)) bag.add(...sheetParts(band, skin, paint))
  for (const { line, normal } of strapSeams(curve, twist)) add(stitches(line, normal, seam), sewn)
  for (const tab of ringTabs((x, y) => frontAt(x, y).z)) bag.add(...sheetParts(tab, skin, paint))
  for (const ring of ringShapes()) bag.add(...part(ring, brass))

  bag.add(...sheetParts(sheetMesh(tapePlace, { columns: 8, rows: 80, thickness: 0.5 }), lining(edge), lining(edge)))
  add(teeth(), brass)
  for (const piece of slider()) bag.add(...part(piece, brass))
  for (const line of topSeams()) {
    add(
      stitches(line, (place) => facingOf(crescentBody, place), seam),
      sewn,
    )
  }
  bag.scale.setScalar(0.46)
  return bag
}

/** Stitches along both sides of the zip, and along the upper edge of the front. */
function topSeams(): Vector3[][] {
  const xs = Array.from({ length: 60 }, (_, index) => -98 + (index / 59) * 196)
  const beside = [-9, 9].map((z) => xs.map((x) => onTop(x, z, 0)))
  return [...beside, xs.map((x) => frontAt(x, topAt(x) - 21))]
}

function frontAt(x: number, y: number): Vector3 {
  return onto(crescentBody, new Vector3(x, y, 60), new Vector3(0, 0, -1), 80)
}
