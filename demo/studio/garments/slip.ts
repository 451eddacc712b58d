import { CatmullRomCurve3, Mesh, TubeGeometry, Vector3 } from 'three'
import { curve } from '../cloth/curve.ts'
import { quarter } from '../cloth/ellipse.ts'
import { form } from '../cloth/form.ts'
import type { Edge, Panel, Place } from '../cloth/pattern.ts'
import { reduced } from '../cloth/shell.ts'
import { staged } from '../renderer/scene.ts'
import type { Cut, Garment } from './garment.ts'
import { bothSides, reach } from './sides.ts'

/** Where the straps hold the dress, in front and behind. */
const strapX = 82
const strapAt = { front: 1318, back: 1266 }

/** A slip that hangs on its straps; the front is cut wider at the top than it hangs, so that it falls into a cowl. */
export function slipCut(): Cut {
  const body = form('woman', {})
  const panels: Panel[] = []
  for (const face of ['front', 'back'] as const) {
    const away = face === 'back'
    const edges = slipEdges(face)
    const place = (x: number, y: number): Place => {
      const [, right] = reach(edges, Math.min(1205, Math.max(331, y)))
      const [wide, deep, middle] = body.trunk(Math.min(1215, Math.max(y, 860)))
      const around = quarter(wide + 12, deep + 12)
      const loose = Math.max(1, right / around.length)
      const [px, pz] = quarter((wide + 12) * loose, (deep + 12) * loose).at(x / right)
      const top = strapAt[face]
      const high = Math.max(0, Math.min(1, (y - 1206) / (top - 1206)))
      const held = away ? strapX * 0.6 : strapX
      const share = Math.min(1, x / (away ? 70 : 128))
      const [, chest, back] = body.trunk(top)
      const z = pz * (1 - high) + (chest * Math.sqrt(1 - (held / 175) ** 2) + 7) * high
      return [px * (1 - high) + held * share * high, y, middle * (1 - high) + back * high + (away ? -z : z)]
    }
    panels.push(...bothSides({ name: face, edges, away, place }))
  }
  const seams: [string, string][] = [
    ['frontR.fold', 'frontL.fold'],
    ['backR.fold', 'backL.fold'],
    ['frontR.side', 'backR.side'],
    ['frontL.side', 'backL.side'],
  ]
  return { body, pattern: { panels, seams, held: ['frontR.strap', 'frontL.strap', 'backR.strap', 'backL.strap'] } }
}

function slipEdges(face: 'front' | 'back'): Edge[] {
  const front = face === 'front'
  const top = strapAt[face]
  const strap = front ? 128 : 70
  return [
    [
      'fold',
      [
        [0, front ? 1322 : 1215],
        [0, 330],
      ],
    ],
    [
      'hem',
      [
        [0, 330],
        [318, 330],
      ],
    ],
    [
      'side',
      [
        ...curve([318, 330], [296, 600], [246, 800], [242, 880], 16),
        ...curve([242, 880], [236, 960], [190, 1030], [190, 1080], 12).slice(1),
        ...curve([190, 1080], [190, 1120], [222, 1170], [226, 1206], 12).slice(1),
      ],
    ],
    ['armhole', curve([226, 1206], [190, 1212], [strap + 30, 1240], [strap + 4, top], 14)],
    [
      'strap',
      [
        [strap + 4, top],
        [strap, top],
      ],
    ],
    [
      'neck',
      front
        ? [
            [strap, top],
            [0, 1322],
          ]
        : curve([strap, top], [50, 1240], [30, 1215], [0, 1215], 10),
    ],
  ]
}

/** Two thin straps over the shoulders, crossed behind. */
export function slipStraps(...[, pattern, { plain }]: Parameters<NonNullable<Garment['trims']>>) {
  const body = form('woman', {})
  if (!plain || pattern.panels.length === 0) return []
  return [1, -1].map((side) => {
    const on = (x: number, y: number, sign: 1 | -1) => {
      const [wide, deep, middle] = body.trunk(y)
      const z = deep * Math.sqrt(Math.max(0.05, 1 - (x / wide) ** 2)) + 5
      return new Vector3(x * side, y, middle + sign * z).multiplyScalar(reduced)
    }
    const line = new CatmullRomCurve3([
      on(strapX, strapAt.front - 4, 1),
      on(84, 1372, 1),
      on(86, 1408, 1),
      new Vector3(86 * side, 1437, -12).multiplyScalar(reduced),
      on(80, 1408, -1),
      on(20, 1330, -1),
      on(-strapX * 0.6, strapAt.back - 4, -1),
    ])
    return staged(new Mesh(new TubeGeometry(line, 90, 2.4 * reduced, 8), plain), 'solid')
  })
}
