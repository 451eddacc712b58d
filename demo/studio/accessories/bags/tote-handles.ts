import { type BufferGeometry, CatmullRomCurve3, SphereGeometry, Vector3 } from 'three'
import { noise } from '../../relief/noise.ts'
import { denseAtEnds, type SheetMesh, type SheetPlace, sheetMesh } from '../../renderer/meshes/sheet-mesh.ts'
import { sweep } from '../../renderer/meshes/sweep.ts'
import { panelHeight } from './tote-panels.ts'

const apart = 78
const tabLow = 196
const tabHalf = 12.5
const drop = 205

type Depth = (x: number, y: number) => number

/** The flat tabs on a panel in which a handle ends. */
export function handleTabs(side: 1 | -1, depth: Depth): SheetMesh[] {
  const rows = denseAtEnds(50, 0.12, 14)
  return [-1, 1].map((end) => sheetMesh(tabPlace(end, side, depth), { columns: 18, rows, thickness: 2.4 }))
}

export function rivets(side: 1 | -1, depth: Depth): BufferGeometry[] {
  return [-1, 1].map((end) => {
    const at = onTab(end, side, depth, 0, panelHeight - 36)
    return new SphereGeometry(4.6, 32, 20).scale(1, 1, 0.42).translate(at.x, at.y, at.z)
  })
}

/** Stitches down both sides of each tab and around its end. */
export function handleSeams(side: 1 | -1, depth: Depth) {
  return [-1, 1].map((end) => {
    const half = tabHalf - 3.2
    const line: Vector3[] = []
    for (let y = panelHeight - 24; y > tabLow + 14; y -= 5) line.push(onTab(end, side, depth, -half, y))
    for (let step = 0; step <= 8; step++) {
      const angle = Math.PI * (step / 8)
      line.push(onTab(end, side, depth, -Math.cos(angle) * half, tabLow + 12.5 - Math.sin(angle) * half))
    }
    for (let y = tabLow + 15; y < panelHeight - 23; y += 5) line.push(onTab(end, side, depth, half, y))
    return line
  })
}

function onTab(end: number, side: number, depth: Depth, x: number, y: number): Vector3 {
  const at = end * apart + x
  return new Vector3(at * side, y, (depth(at, Math.min(y, panelHeight - 1)) + 3.9) * side)
}

function tabPlace(end: number, side: 1 | -1, depth: Depth): SheetPlace {
  return (s, t) => {
    const y = tabLow + t * (panelHeight + 10 - tabLow)
    const round = Math.max(0, tabHalf - (y - tabLow)) / tabHalf
    const narrow = 1 - 0.66 * smooth((y - panelHeight + 24) / 32)
    const half = tabHalf * Math.sqrt(Math.max(0.0004, 1 - round ** 2)) * narrow
    const place = onTab(end, side, depth, (s * 2 - 1) * half, y)
    place.z -= side * 1.3
    return place
  }
}

/** The rolled part: it grows out of both tabs, leans outward under its own weight and is not quite even. */
export function handleRoll(side: 1 | -1, depth: Depth): BufferGeometry {
  const low = panelHeight - 26
  const lean = side === 1 ? 20 : 4
  const line = Array.from({ length: 61 }, (_, index) => {
    const share = index / 60
    const angle = Math.PI * share
    const up = Math.sin(angle) ** 0.62
    const wide = apart - 7 * smooth(up * 1.4) * Math.abs(Math.cos(angle))
    const x = -Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.86 * wide + noise(share * 4, 2, side + 5) * 2
    const slack = side === 1 ? 3 * Math.sin(angle * 2) : -4 * Math.sin(angle * 2)
    const y = low + up * (drop + 22) + slack * up
    const close = depth(apart, Math.min(y, panelHeight - 1)) + 2.6 + 0.55 * thickAt(y - low)
    return new Vector3(x * side, y, (close + lean * up ** 2) * side)
  })
  const curve = new CatmullRomCurve3(line, false, 'centripetal')
  const length = curve.getLength()
  const shape = (share: number) => {
    const uneven = 1 + 0.03 * noise(share * 26, 1, 3)
    const high = thickAt(Math.min(share, 1 - share) * length)
    return { high: high * uneven, thick: (5 + 0.2 * high) * uneven, power: 2.2 }
  }
  const options = { up: new Vector3(0, 0, 1), stations: 200, around: 26, round: [7, 7] as const }
  return sweep(curve.getPoints(120), shape, options)
}

/** Half its thickness so far from where it begins, where it lies flat on the tab. */
function thickAt(away: number): number {
  return 1.2 + 5.4 * smooth((away - 6) / 34)
}

function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
