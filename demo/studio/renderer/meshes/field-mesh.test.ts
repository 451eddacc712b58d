import { expect, test } from 'vitest'
import { fieldMesh } from './field-mesh.ts'

test('a ball becomes a closed mesh whose corners lie on it and face outward', () => {
  const mesh = fieldMesh((x, y, z) => Math.hypot(x, y, z) - 5, [-6, -6, -6, 6, 6, 6], 0.7)
  const positions = mesh.getAttribute('position')
  const normals = mesh.getAttribute('normal')
  for (let index = 0; index < positions.count; index++) {
    const place = [positions.getX(index), positions.getY(index), positions.getZ(index)] as const
    expect(Math.hypot(...place)).toBeCloseTo(5, 3)
    expect((place[0] * normals.getX(index)) / 5).toBeCloseTo(normals.getX(index) ** 2, 2)
  }
  expect(openEdges([...(mesh.index?.array ?? [])])).toBe(0)
})

/** Edges that are not walked once each way. */
function openEdges(indices: readonly number[]): number {
  const walked = new Map<string, number>()
  for (let at = 0; at < indices.length; at += 3) {
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a = 0, b = 0] = [indices[at + from], indices[at + to]]
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      walked.set(key, (walked.get(key) ?? 0) + (a < b ? 1 : -1))
    }
  }
  return [...walked.values()].filter((balance) => balance !== 0).length
}
