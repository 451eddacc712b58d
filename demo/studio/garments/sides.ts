import { mirrored } from '../cloth/curve.ts'
import type { Edge, Panel } from '../cloth/pattern.ts'
import type { Point } from '../relief/matrix.ts'

/** A panel of the right of the image and the same of the left, named with R and L. */
export function bothSides(panel: Panel): [Panel, Panel] {
  const { name, place, edges, creases = [] } = panel
  return [
    { ...panel, name: `${name}R` },
    {
      ...panel,
      name: `${name}L`,
      edges: edges.map(([edge, points]): Edge => [edge, mirrored(points)]),
      creases: creases.map(mirrored),
      place: (x, y) => {
        const [px, py, pz] = place(-x, y)
        return [-px, py, pz]
      },
    },
  ]
}

/** Edges through corners, one name for each stretch; the last one leads back to the first corner. */
export function straightEdges(names: readonly string[], corners: readonly Point[]): Edge[] {
  return names.map((name, index) => [name, [corners[index] ?? [0, 0], corners[(index + 1) % corners.length] ?? [0, 0]]])
}

/** The leftmost and rightmost point of an outline at a height. */
export function reach(edges: readonly Edge[], y: number): [number, number] {
  const found: number[] = []
  for (const [, points] of edges) {
    for (const [index, [x, at]] of points.entries()) {
      const [before, below] = points[index - 1] ?? [x, at]
      if (Math.min(at, below) > y || Math.max(at, below) < y) continue
      const share = at === below ? 1 : (y - below) / (at - below)
      found.push(before + (x - before) * share)
    }
  }
  return found.length ? [Math.min(...found), Math.max(...found)] : [0, 0]
}

/** From 0 to 1 without a kink. */
export function smooth(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
