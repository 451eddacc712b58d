import type { BufferGeometry } from 'three'
import type { Point } from '../relief/matrix.ts'
import { type Field, fieldMesh } from '../renderer/meshes/field-mesh.ts'
import { type Flat, gridded, joined, polygonField } from '../renderer/meshes/flat-field.ts'
import { bend } from './bend.ts'
import type { FrameShape } from './frame-shape.ts'
import type { FrameSolid } from './frame-solid.ts'

const halfDepth = 2.1

/** A front as it is seen, and a coarse one for its shadow. */
export interface AcetateFront {
  fine: BufferGeometry
  coarse: BufferGeometry
}

/** The last fronts made, so that the colors of a frame need not be milled one by one. */
const milled = new Map<number, { shape: FrameShape; front: AcetateFront }>()

/** A front milled from one sheet; `cell` is the width of a face of its mesh in millimeters. */
export function acetateFront(shape: FrameShape, solid: FrameSolid, cell: number): AcetateFront {
  const known = milled.get(cell)
  if (known?.shape === shape) return known.front
  const front = mill(shape, solid, cell)
  milled.set(cell, { shape, front })
  return front
}

/** Rims, bridge and end pieces in one, edges rounded by polishing, pads for the nose. */
function mill(shape: FrameShape, solid: FrameSolid, cell: number): AcetateFront {
  const reach = Math.max(...[...solid.rims, ...solid.ends].flat().map(([x]) => x)) + 2
  const ys = [...solid.rims, ...solid.ends, ...solid.bridges].flat().map(([, y]) => y)
  const [low, top] = [Math.min(...ys) - 2, Math.max(...ys) + 2]
  const outline = gridded(silhouette(shape, solid), -1, low, reach, top, 0.35)
  const opening = gridded(polygonField(solid.lenses[0] ?? []), -1, low, reach, top, 0.35)
  const field = frontField(shape, outline, opening)
  const bounds = [-reach, low, -halfDepth - 4.6, reach, top, halfDepth + 0.8] as const
  return { fine: bend(fieldMesh(field, bounds, cell), solid), coarse: bend(fieldMesh(field, bounds, 1.1), solid) }
}

/** The outer edge of everything, with fillets where bridge and end pieces meet the rims. */
function silhouette(shape: FrameShape, solid: FrameSolid): Flat {
  const right = (points: readonly Point[]) => Math.max(...points.map(([x]) => x)) > 1
  const rims = solid.rims.filter((points) => shape.shield || average(points) > 0).map(polygonField)
  const bridges = solid.bridges.map(polygonField)
  const ends = solid.ends.filter(right).map(polygonField)
  return (x, y) => {
    let distance = Math.min(...rims.map((rim) => rim(x, y)))
    for (const bridge of bridges) distance = joined(distance, bridge(x, y), 3)
    for (const end of ends) distance = joined(distance, end(x, y), 2.5)
    return distance
  }
}

function frontField(shape: FrameShape, outline: Flat, opening: Flat): Field {
  const edge = Math.min(1.5, shape.rim * 0.42)
  const pads = shape.shield ? null : nosePads(shape)
  return (x, y, z) => {
    const side = Math.abs(x)
    const outer = outline(side, y)
    const inner = -opening(side, y) + 0.02
    // The face is a little higher in the middle of a rim than at its edges.
    const crown = Math.max(0, 1 + Math.max(outer, inner) / 2.4)
    const deep = halfDepth - 0.55 * crown * crown * (z > 0 ? 1 : 0.5)
    const plate = rounded(outer, inner, Math.abs(z) - deep, edge)
    return pads ? Math.max(joined(plate, pads(side, y, z), 2.6), inner) : plate
  }
}

function rounded(outer: number, inner: number, deep: number, edge: number): number {
  const small = 0.55
  const wide = Math.max(outer + edge, inner + small)
  const radius = outer + edge > inner + small ? edge : small
  const [u, v] = [wide, deep + radius]
  return Math.min(Math.max(u, v), 0) + Math.hypot(Math.max(u, 0), Math.max(v, 0)) - radius
}

function nosePads(shape: FrameShape): Field {
  const x0 = shape.bridge / 2 - 0.2
  const y0 = shape.bridgeBottom - 10
  return (x, y, z) => {
    const along = Math.hypot((x - x0 + (y - y0) * 0.24) / 1.9, (y - y0) / 5.2, (z + halfDepth + 0.6) / 3.2)
    return (along - 1) * 1.9
  }
}

function average(points: readonly Point[]): number {
  return points.reduce((sum, [x]) => sum + x, 0) / points.length
}
