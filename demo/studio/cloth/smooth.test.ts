import { expect, test } from 'vitest'
import type { Panel } from './pattern.ts'
import { sewn } from './sew.ts'
import { smoothed } from './smooth.ts'

/** A square of 400 mm to the right or to the left of a seam at x = 0. */
function square(name: string, sign: 1 | -1): Panel {
  const corners = [
    [0, 400],
    [0, 0],
    [sign * 400, 0],
    [sign * 400, 400],
  ] as const
  return {
    name,
    edges: ['seam', 'hem', 'side', 'top'].map((edge, index) => [
      edge,
      [corners[index] ?? [0, 0], corners[(index + 1) % 4] ?? [0, 0]],
    ]),
    place: (x, y) => [x, y, 0],
  }
}

test('smoothing pushes no cloth along itself: a seam stays straight, and what lies flat stays where it is', () => {
  const pattern = { panels: [square('right', 1), square('left', -1)], seams: [['right.seam', 'left.seam'] as const] }
  const { flat, particle, places } = smoothed(sewn(pattern, 20, 'squares'))
  const moved = Array.from(particle, (at, corner) =>
    Math.hypot(
      (places[at * 3] ?? 0) - (flat[corner * 2] ?? 0),
      (places[at * 3 + 1] ?? 0) - (flat[corner * 2 + 1] ?? 0),
      places[at * 3 + 2] ?? 0,
    ),
  )
  moved.sort((one, other) => one - other)
  expect(moved[Math.floor(moved.length * 0.9)]).toBeLessThan(0.5)
  const seam = Array.from(particle).filter((_, corner) => flat[corner * 2] === 0)
  for (const at of seam) expect(Math.abs(places[at * 3] ?? 0)).toBeLessThan(0.1)
})
