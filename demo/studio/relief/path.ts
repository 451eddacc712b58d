import type { Point } from './matrix.ts'

/** A point of an outline; `sharp` keeps a corner there. */
export type Node = readonly [number, number] | readonly [number, number, 'sharp']

/** Many points along a soft curve through the nodes. */
export function curve(nodes: readonly Node[], closed = false, steps = 14): Point[] {
  const count = nodes.length
  const points: Point[] = []
  const at = (index: number): Node => nodes[closed ? (index + count) % count : clamp(index, 0, count - 1)] ?? [0, 0]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const from = at(index)
    const to = at(index + 1)
    const before = from[2] ? from : at(index - 1)
    const after = to[2] ? to : at(index + 2)
    for (let step = 0; step < steps; step++) points.push(between(before, from, to, after, step / steps))
  }
  if (!closed) points.push([at(count - 1)[0], at(count - 1)[1]])
  return points
}

/** A filled SVG path with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `<path d="${trace(points)}Z"/>`
}

export function ellipse(x: number, y: number, rx: number, ry = rx, degrees = 0): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${degrees} ${x} ${y})"/>`
}

function trace(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')
}

function between(before: Node, from: Node, to: Node, after: Node, t: number): Point {
  return [spline(before[0], from[0], to[0], after[0], t), spline(before[1], from[1], to[1], after[1], t)]
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t
  const t3 = t2 * t
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
