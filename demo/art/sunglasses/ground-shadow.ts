import type { Point } from '../engine/matrix.ts'
import { polygon, ring } from '../engine/path.ts'
import type { Part } from '../engine/piece.ts'
import type { FrameSolid } from './frame-solid.ts'
import { lensGlass } from './lens-glass.ts'
import type { PairLook } from './pair.ts'
import { type Place, seen, type View } from './view.ts'

/** The shadow on the floor: soft and wide, closer where the pair touches, tinted below the lenses. */
export function groundShadow(look: PairLook, solid: FrameSolid, view: View): Part[] {
  const lowest = solid.bent([0, solid.floor], 0)[1]
  // The light stands at the upper left and in front, so shadows fall to the right and to the back.
  const slopeX = Math.cos((view.yaw * Math.PI) / 180) * 0.42 + Math.sin((view.yaw * Math.PI) / 180) * 0.5
  const slopeZ = Math.sin((view.yaw * Math.PI) / 180) * 0.42 - Math.cos((view.yaw * Math.PI) / 180) * 0.62
  const fallen = ([x, y, z]: Place): Point => {
    const above = y - lowest
    return seen(view, [x + above * slopeX, lowest, z + above * slopeZ])
  }
  const onFloor = (points: readonly Point[]) => points.map((point) => fallen(solid.bent(point, 2)))
  const rims = solid.rims.map((rim, index) => ring(onFloor(rim), onFloor(solid.lenses[index] ?? []))).join('')
  const joins = [...solid.bridges, ...solid.ends].map((points) => polygon(onFloor(points))).join('')
  const lenses = solid.lenses.map((lens) => polygon(onFloor(lens))).join('')
  const temples = [1, -1].map((side) => {
    const line = solid.temple(side === 1 ? 1 : -1)
    const upper = line.map(({ at, half }) => fallen([at[0], at[1] + half, at[2]]))
    const lower = line.map(({ at, half }) => fallen([at[0], at[1] - half, at[2]]))
    return polygon([...upper, ...lower.reverse()])
  })
  const glass = lensGlass(look.glass)
  const contact = solid.rims.map((rim) => {
    const low = rim
      .filter(([, y]) => y < solid.floor + 3)
      .map((point) => seen(view, [solid.bent(point, 2)[0], lowest - 0.4, solid.bent(point, 2)[2]]))
    return `<path d="M${low.map((point) => point.join(' ')).join('L')}" stroke="#fff" stroke-width="${look.shape.wire ? 12 : 24}" stroke-linecap="round" fill="none"/>`
  })
  const softened = [0, 1, 2].map((index) => glass.bottom[index] ?? 0)
  return [
    { kind: 'shade', shape: rims + joins + lenses + temples.join(''), blur: 95, strength: 0.3 },
    {
      kind: 'shade',
      shape: lenses,
      blur: 26,
      strength: 0.62,
      color: [softened[0] ?? 0, softened[1] ?? 0, softened[2] ?? 0],
    },
    { kind: 'shade', shape: rims + joins, blur: 24, strength: 0.42 },
    { kind: 'shade', shape: temples.join(''), blur: 22, strength: 0.4 },
    { kind: 'shade', shape: contact.join(''), blur: 20, strength: 0.75 },
  ]
}
