import type { Point } from '../relief/matrix.ts'

interface Circle {
  corners: [number, number, number]
  x: number
  y: number
  square: number
}

/** Delaunay triangles between points, as indices in threes, counterclockwise; by adding one point after another (Bowyer and Watson). */
export function trianglesBetween(points: readonly Point[]): [number, number, number][] {
  const all: Point[] = [...points, [-1e5, -1e5], [1e5, -1e5], [0, 1e5]]
  const count = points.length
  let circles: Circle[] = [around(all, count, count + 1, count + 2)]
  for (let index = 0; index < count; index++) {
    const [x, y] = all[index] ?? [0, 0]
    const rim = new Map<string, [number, number]>()
    const kept: Circle[] = []
    for (const circle of circles) {
      if ((circle.x - x) ** 2 + (circle.y - y) ** 2 >= circle.square) {
        kept.push(circle)
        continue
      }
      const [a, b, c] = circle.corners
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        if (!rim.delete(`${to} ${from}`)) rim.set(`${from} ${to}`, [from, to])
      }
    }
    for (const [from, to] of rim.values()) kept.push(around(all, from, to, index))
    circles = kept
  }
  return circles.map(({ corners }) => corners).filter((corners) => corners.every((corner) => corner < count))
}

function around(points: readonly Point[], a: number, b: number, c: number): Circle {
  const [ax, ay] = points[a] ?? [0, 0]
  const [bx, by] = points[b] ?? [0, 0]
  const [cx, cy] = points[c] ?? [0, 0]
  const [px, py, qx, qy] = [bx - ax, by - ay, cx - ax, cy - ay]
  const twice = 2 * (px * qy - py * qx)
  const x = (qy * (px * px + py * py) - py * (qx * qx + qy * qy)) / twice
  const y = (px * (qx * qx + qy * qy) - qx * (px * px + py * py)) / twice
  return { corners: twice > 0 ? [a, b, c] : [a, c, b], x: ax + x, y: ay + y, square: x * x + y * y }
}
