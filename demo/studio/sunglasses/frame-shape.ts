import type { Point } from '../relief/matrix.ts'
import { curve, type Node } from '../relief/path.ts'

/** The drawing of a frame, in millimeters: x outward from the middle of the nose, y up. */
export interface FrameShape {
  lens: number
  bridge: number
  temple: number
  lensHeight: number
  /** The outline of the outer half of the pair: corners of a box from -1 to 1, x outward, y up. */
  outline: readonly Node[]
  /** Thickness of the rim all around, and what it gains at the brow. */
  rim: number
  brow: number
  /** The outer edge of the rim, drawn by hand in the same box; without it the rim is equally thick all around. */
  outer?: readonly Node[]
  /** Where the bridge sits: its upper and lower edge at the middle. */
  bridgeTop: number
  bridgeBottom: number
  /** A second, straight bridge above. */
  brow2?: number
  hingeAt: number
  hingeHeight: number
  templeHeight: number
  wire: boolean
  shield?: boolean
}

export const outlines: Record<string, readonly Node[]> = {
  round: superellipse(2.05),
  soft: superellipse(2.7),
  square: superellipse(4.2),
  rectangle: tapered(superellipse(4.6), 0.07),
  aviator: [
    [-0.84, 0.66],
    [-0.35, 0.9],
    [0.3, 0.95],
    [0.82, 0.74],
    [1, 0.2],
    [0.9, -0.36],
    [0.56, -0.82],
    [0.1, -1],
    [-0.36, -0.86],
    [-0.74, -0.42],
    [-0.96, 0.18],
  ],
  navigator: [
    [-0.9, 0.8],
    [-0.3, 0.93],
    [0.4, 0.96],
    [0.9, 0.82],
    [1, 0.34],
    [0.91, -0.38],
    [0.6, -0.86],
    [0.1, -1],
    [-0.42, -0.88],
    [-0.78, -0.4],
    [-0.97, 0.24],
  ],
  panto: [
    [-0.86, 0.62],
    [-0.4, 0.9],
    [0.1, 0.96],
    [0.6, 0.93],
    [0.95, 0.62],
    [1, 0.16],
    [0.84, -0.46],
    [0.48, -0.86],
    [0, -1],
    [-0.5, -0.85],
    [-0.86, -0.4],
    [-0.98, 0.16],
  ],
  pilot: [
    [-0.9, 0.84],
    [-0.2, 0.92],
    [0.5, 0.95],
    [0.94, 0.86],
    [1, 0.4],
    [0.9, -0.5],
    [0.66, -0.9],
    [0.1, -1],
    [-0.44, -0.9],
    [-0.76, -0.44],
    [-0.96, 0.3],
  ],
  butterfly: [
    [-0.84, 0.52],
    [-0.36, 0.76],
    [0.3, 0.92],
    [0.86, 0.94],
    [1, 0.6],
    [0.96, 0],
    [0.76, -0.66],
    [0.3, -1],
    [-0.3, -0.94],
    [-0.74, -0.6],
    [-0.94, -0.06],
  ],
  hexagon: superhexagon(16),
  cat: [
    [-0.9, 0.42],
    [-0.42, 0.66],
    [0.16, 0.82],
    [0.74, 1],
    [1, 0.86],
    [0.98, 0.34],
    [0.8, -0.36],
    [0.42, -0.86],
    [-0.1, -1],
    [-0.62, -0.84],
    [-0.93, -0.36],
    [-1, 0.06],
  ],
  shield: doubled([
    [0, 0.86],
    [0.3, 0.93],
    [0.65, 1],
    [0.94, 0.8],
    [1, 0.2],
    [0.86, -0.5],
    [0.52, -0.98],
    [0.28, -0.94],
    [0.13, -0.5],
    [0, -0.28],
  ]),
}

/** Points of one lens around its own middle, with the outward normal of each. */
export function lensPoints(shape: FrameShape): { point: Point; normal: Point }[] {
  const points = curve(scaledNodes(shape, shape.outline), true, 12)
  return points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? point
    const after = points[(index + 1) % points.length] ?? point
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const clockwise = area(points) < 0
    const sign = clockwise ? -1 : 1
    const normal: Point = [(sign * (after[1] - before[1])) / length, (-sign * (after[0] - before[0])) / length]
    return { point, normal }
  })
}

/** The outer edge of the rim around the middle of the lens. */
export function rimPoints(shape: FrameShape): Point[] {
  if (shape.outer) return curve(scaledNodes(shape, shape.outer), true, 12)
  return lensPoints(shape).map(({ point, normal }): Point => {
    const thick = shape.rim + shape.brow * Math.max(0, normal[1]) ** 2
    return [point[0] + normal[0] * thick, point[1] + normal[1] * thick]
  })
}

function scaledNodes(shape: FrameShape, nodes: readonly Node[]): Node[] {
  return nodes.map(([x, y]): Node => [(x * shape.lens) / 2, (y * shape.lensHeight) / 2])
}

/** A hexagon that stands on a side, its corners the sharper the higher the power. */
function superhexagon(power: number): Node[] {
  return Array.from({ length: 48 }, (_, index): Node => {
    const angle = (index / 48) * 2 * Math.PI
    const across = [90, 30, 150].map((side) => Math.abs(Math.cos(angle - (side * Math.PI) / 180)) ** power)
    const radius = across.reduce((sum, each) => sum + each, 0) ** (-1 / power) * 0.9
    return [radius * Math.cos(angle), (radius * Math.sin(angle)) / 0.9]
  })
}

function superellipse(power: number): Node[] {
  return Array.from({ length: 28 }, (_, index): Node => {
    const angle = (index / 28) * 2 * Math.PI
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    return [Math.sign(cos) * Math.abs(cos) ** (2 / power), Math.sign(sin) * Math.abs(sin) ** (2 / power)]
  })
}

function tapered(nodes: readonly Node[], share: number): Node[] {
  return nodes.map(([x, y]): Node => [x * (1 - share * (0.5 - y / 2)) + share * 0.2 * (0.5 - y / 2), y])
}

function doubled(right: readonly Node[]): Node[] {
  const left = right.slice(1, -1).reverse()
  return [...right, ...left.map(([x, y]): Node => [-x, y])]
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
}
