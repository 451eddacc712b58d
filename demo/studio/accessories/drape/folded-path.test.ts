import { expect, test } from 'vitest'
import { foldedPath } from './folded-path.ts'

test('a folded cloth is as long as its layers and the bends between them, in even steps', () => {
  const path = foldedPath(
    0,
    [
      { to: 100, high: 0 },
      { to: 0, high: 10 },
    ],
    2,
  )
  expect((path.length - 1) * 2).toBeCloseTo(200 + Math.PI * 5, -1)
  for (const [index, [front, high]] of path.entries()) {
    const [before, low] = path[index - 1] ?? [front - 2, high]
    expect(Math.hypot(front - before, high - low)).toBeCloseTo(2, 0)
  }
  expect(path.at(0)).toEqual([0, 0])
  expect(path.at(-1)?.[1]).toBe(10)
  expect(Math.max(...path.map(([front]) => front))).toBeCloseTo(105, 0)
})
