import type { Point } from '../relief/matrix.ts'

/** A bend from one point to another, drawn towards two more on the way; both ends are among its points. */
export function curve(from: Point, leaving: Point, arriving: Point, to: Point, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return [
      a * from[0] + b * leaving[0] + c * arriving[0] + d * to[0],
      a * from[1] + b * leaving[1] + c * arriving[1] + d * to[1],
    ]
  })
}

/** The length of a line through points. */
export function lengthOf(points: readonly Point[]): number {
  let sum = 0
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before) sum += Math.hypot(point[0] - before[0], point[1] - before[1])
  }
  return sum
}

/** Points at even distances along a line, both ends included: `parts` + 1 of them. */
export function evenly(points: readonly Point[], parts: number): Point[] {
  const step = lengthOf(points) / parts
  const found: Point[] = []
  let walked = 0
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (!before) {
      found.push(point)
      continue
    }
    const length = Math.hypot(point[0] - before[0], point[1] - before[1])
    while (found.length < parts && found.length * step <= walked + length) {
      const share = (found.length * step - walked) / length
      found.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share])
    }
    walked += length
  }
  found.push(points[points.length - 1] ?? [0, 0])
  return found
}

/** The same on the other side of the middle. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y])
}
