import { type BufferGeometry, CylinderGeometry, Group, SphereGeometry, Vector3 } from 'three'
import { edgePaint, leather, lining, thread } from '../../renderer/leather.ts'
import { type SheetPlace, sheetMesh } from '../../renderer/meshes/sheet-mesh.ts'
import { stitches } from '../../renderer/meshes/stitches.ts'
import { part, sheetParts, trim } from '../../renderer/product-shot.ts'
import { metal, type Substance } from '../../renderer/substances.ts'
import type { LeatherLook } from './leather-looks.ts'
import { handleRoll, handleSeams, handleTabs, rivets } from './tote-handles.ts'
import { around, depthAt, flange, halfWidth, panelCut, panelHeight, panelPlace } from './tote-panels.ts'

const seam = { pitch: 5.4, radius: 0.72 }
const seeds = { 1: 4, [-1]: 7 } as const

/** A structured tote on its feet, less than half as large as it is sold; its front faces us. */
export function tote({ hide, edge, thread: yarn, inside }: LeatherLook): Group {
  const skin = leather(hide, 2.1)
  const paint = edgePaint(edge)
  const sewn = thread(yarn, hide)
  const brass = metal('Gold', 0.12)
  const bag = new Group()
  const add = (geometry: BufferGeometry, of: Substance) => bag.add(trim(geometry, of))
  for (const side of [1, -1] as const) {
    const seed = seeds[side]
    const depth = (x: number, y: number) => depthAt(x, y, seed)
    bag.add(...sheetParts(sheetMesh(panelPlace(side, seed), panelCut), skin, paint))
    for (const line of seamsOf(side, seed))
      add(
        stitches(line, () => new Vector3(0, 0, side), seam),
        sewn,
      )
    for (const tab of handleTabs(side, depth)) bag.add(...sheetParts(tab, skin, paint))
    bag.add(...part(handleRoll(side, depth), skin))
    for (const rivet of rivets(side, depth)) add(rivet, brass)
    for (const line of handleSeams(side, depth))
      add(
        stitches(line, () => new Vector3(0, 0, side), seam),
        sewn,
      )
  }
  bag.add(...sheetParts(sheetMesh(gusset(), { columns: 36, rows: 200, thickness: 2.4 }), skin, paint))
  bag.add(...part(floorOfLining(), lining(inside)))
  for (const x of [-120, 120]) {
    for (const z of [-42, 42])
      bag.add(...part(new SphereGeometry(7, 28, 18).scale(1, 0.8, 1).translate(x, 2, z), brass))
  }
  bag.scale.setScalar(0.42)
  return bag
}

/** The strip between the panels: down one side, under the bag, up the other; its sides fold in towards the top. */
function gusset(): SheetPlace {
  return (s, t) => {
    const { x, y } = around(t, flange)
    const front = depthAt(x, y, seeds[1]) - 1.2
    const back = -depthAt(x, y, seeds[-1]) + 1.2
    const up = Math.max(0, y / panelHeight)
    const folded = Math.sin(Math.PI * s) ** 1.3 * 44 * up ** 1.25
    const z = back + (front - back) * (1 - s)
    return new Vector3(x - Math.sign(x) * folded, y, z)
  }
}

/** Stitches all around a panel, just inside its edge, and along its hem. */
function seamsOf(side: 1 | -1, seed: number): Vector3[][] {
  const place = (x: number, y: number) => {
    const at = panelPlace(side, seed)(x / halfWidth(y) / 2 + 0.5, y / panelHeight)
    return at.add(new Vector3(0, 0, side * 1.35))
  }
  const rim = Array.from({ length: 160 }, (_, index) => {
    const { x, y } = around(0.01 + (index / 159) * 0.98, flange + 1.6)
    return place(x, y)
  })
  const hem = Array.from({ length: 70 }, (_, index) => {
    const y = panelHeight - flange - 1.6
    return place(((index / 69) * 2 - 1) * (halfWidth(y) - flange - 3), y)
  })
  return [rim, hem]
}

/** What is seen of the lining from above. */
function floorOfLining(): BufferGeometry {
  return new CylinderGeometry(1, 1, 2, 40).scale(150, 1, 52).translate(0, 120, 0)
}
