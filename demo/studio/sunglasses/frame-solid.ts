import type { Point } from '../relief/matrix.ts'
import { curve, type Node } from '../relief/path.ts'
import { type FrameShape, lensPoints, rimPoints } from './frame-shape.ts'

/** A place in millimeters: x to the right, y up, z towards the eye. */
type Place = readonly [number, number, number]

/** Radius of the curve of a front, in millimeters: a shield goes around the face. */
const wrapRadius = { pair: 300, shield: 135 }

/** The places of a frame: outlines of its front in a flat plane, and how that plane bends. */
export interface FrameSolid {
  lenses: Point[][]
  rims: Point[][]
  bridges: Point[][]
  ends: Point[][]
  halfWidth: number
  /** From the flat front to where it is; `back` is the distance behind the face of the front. */
  bent: (point: Point, back: number) => Place
  /** How much farther back a place is for each millimeter that it lies farther out. */
  slope: (x: number) => number
  /** The line of a temple from hinge to tip, on the right (1) or the left (-1). */
  temple: (side: 1 | -1) => { at: Place; half: number }[]
}

/** The places of a frame; `ear` is how far from the middle its temples are spread where they rest on ears. */
export function frameSolid(shape: FrameShape, ear?: number): FrameSolid {
  const middle = shape.shield ? 0 : (shape.bridge + shape.lens) / 2
  const outer = lensPoints(shape)
  const lens = outer.map(({ point }): Point => [point[0] + middle, point[1]])
  const rim = rimPoints(shape).map(([x, y]): Point => [x + middle, y])
  const lenses = shape.shield ? [lens] : [lens, mirror(lens)]
  const rims = shape.shield ? [rim] : [rim, mirror(rim)]
  const widest = Math.max(...rim.map(([x]) => x))
  const atHinge = edgeAt(rim, shape.hingeAt, 1)
  const halfWidth = shape.outer ? atHinge - 1 : Math.max(widest - 1, atHinge) + (shape.wire ? 2.5 : 3.5)
  const floor = Math.min(...rim.map(([, y]) => y))
  const wrap = shape.shield ? wrapRadius.shield : wrapRadius.pair
  const bent = ([x, y]: Point, back: number): Place => [x, y, -(x * x) / (2 * wrap) + y * 0.1 - back]
  return {
    lenses,
    rims,
    bridges: shape.shield ? [] : bridges(shape, lens),
    ends: shape.outer ? [] : [1, -1].map((side) => endPiece(shape, atHinge, halfWidth, side)),
    halfWidth,
    bent,
    slope: (x) => -x / wrap,
    temple: (side) =>
      templeLine(
        shape,
        bent([halfWidth - (shape.wire ? 1 : 2), shape.hingeAt], shape.wire ? 3.4 : 4.3),
        floor,
        side,
        ear,
      ),
  }
}

/** How far out (`side` 1) or in (-1) the outline reaches at a height. */
function edgeAt(points: readonly Point[], height: number, side: 1 | -1): number {
  const crossings = points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return y < height === nextY < height ? [] : [x + ((height - y) / (nextY - y)) * (nextX - x)]
  })
  return crossings.length === 0 ? 0 : side * Math.max(...crossings.map((x) => x * side))
}

function bridges(shape: FrameShape, lens: readonly Point[]): Point[][] {
  const reach = shape.wire ? 0.2 : shape.rim * 0.45
  const inner = (y: number) => edgeAt(lens, y, -1) - reach
  const arch = (top: number, bottom: number, sag: number): Point[] => {
    const drop = shape.wire ? 0.4 : 2.2
    const topEdge: Node[] = [
      [-inner(top - drop), top - drop],
      [0, top],
      [inner(top - drop), top - drop],
    ]
    const low: Node[] = [
      [inner(bottom - sag), bottom - sag],
      [0, bottom],
      [-inner(bottom - sag), bottom - sag],
    ]
    return [...curve(topEdge), ...curve(low)]
  }
  const main = arch(shape.bridgeTop, shape.bridgeBottom, shape.wire ? 2.6 : 6)
  if (shape.brow2 === undefined) return [main]
  const thick = shape.wire ? 1.7 : 4
  return [main, arch(shape.brow2, shape.brow2 - thick, shape.wire ? 0.3 : -1.2)]
}

function endPiece(shape: FrameShape, from: number, to: number, side: number): Point[] {
  const half = shape.hingeHeight / 2
  const inner = from - shape.rim * 0.8
  const nodes: Node[] = [
    [inner, shape.hingeAt + half * 1.1],
    [to - 1.2, shape.hingeAt + half * 0.95],
    [to, shape.hingeAt + half * 0.6],
    [to, shape.hingeAt - half * 0.6],
    [to - 1.2, shape.hingeAt - half * 0.95],
    [inner, shape.hingeAt - half * 1.2],
  ]
  return nodes.map(([x, y]): Point => [x * side, y])
}

function templeLine(
  shape: FrameShape,
  hinge: Place,
  floor: number,
  side: 1 | -1,
  ear?: number,
): { at: Place; half: number }[] {
  const straight = shape.temple * 0.68
  const bend = shape.temple - straight
  const drop = shape.hingeAt - floor
  return Array.from({ length: 41 }, (_, index) => {
    const share = index / 40
    const along = share * shape.temple
    const past = Math.max(0, along - straight) / bend
    const back = Math.min(along, straight) + bend * (past - 0.22 * past * past)
    const down = 1.5 * Math.min(1, along / straight) + (drop - 1.5 - shape.templeHeight * 0.25) * past ** 1.7
    const relaxed = 3 * (along / shape.temple)
    const inward = (ear === undefined ? relaxed : (hinge[0] - ear) * Math.min(1, along / straight)) + 5 * past * past
    return {
      at: [side * (hinge[0] - inward), hinge[1] - down, hinge[2] - back] as const,
      half: templeHalf(shape, share),
    }
  })
}

function templeHalf(shape: FrameShape, share: number): number {
  if (shape.wire) {
    if (share < 0.62) return 0.75
    return 0.75 + 1.5 * Math.min(1, (share - 0.62) / 0.06) + 0.5 * Math.max(0, share - 0.75)
  }
  const waist = 2.1
  const front = shape.templeHeight / 2
  if (share < 0.6) return (front + (waist - front) * (share / 0.6) ** 0.8) * (0.8 + 0.2 * Math.min(1, share / 0.06))
  return waist + 1.5 * ((share - 0.6) / 0.4) ** 1.4
}

function mirror(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y]).reverse()
}
