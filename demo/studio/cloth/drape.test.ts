import { expect, test } from 'vitest'
import { draped, type Fall } from './drape.ts'
import { quarter } from './ellipse.ts'
import { form } from './form.ts'
import type { Panel, Pattern } from './pattern.ts'
import { sewn } from './sew.ts'

const body = form('woman', {})
const around = quarter(150, 120)

/** A tube of four panels around the hips, held at its upper edge. */
const tube: Pattern = {
  panels: (['front', 'back'] as const).flatMap((face) =>
    [1, -1].map((side): Panel => {
      const corners = [
        [0, 1100],
        [0, 700],
        [side * 260, 700],
        [side * 260, 1100],
      ] as const
      return {
        name: `${face}${side}`,
        away: face === 'back',
        edges: ['fold', 'hem', 'side', 'top'].map((name, index) => [
          name,
          [corners[index] ?? [0, 0], corners[(index + 1) % 4] ?? [0, 0]],
        ]),
        place: (x, y) => {
          const [px, pz] = around.at(Math.abs(x) / 260)
          const wide = y < 1090 ? 1.6 : 1
          return [px * side * wide, y, (face === 'back' ? -pz : pz) * wide]
        },
      }
    }),
  ),
  seams: [
    ['front1.fold', 'front-1.fold'],
    ['back1.fold', 'back-1.fold'],
    ['front1.side', 'back1.side'],
    ['front-1.side', 'back-1.side'],
  ],
  held: ['front1.top', 'front-1.top', 'back1.top', 'back-1.top'],
}
const fall: Fall = { bend: 0.02, spacing: 40, rounds: [400, 120], seed: 'tube' }

test('what is sewn together is one particle, and no side of a triangle is left open within a seam', () => {
  const cloth = sewn(tube, 40, 'tube')
  const shared = new Map<number, number>()
  for (const particle of cloth.particle) shared.set(particle, (shared.get(particle) ?? 0) + 1)
  expect([...shared.values()].filter((corners) => corners === 2).length).toBe(4 * 11 - 0)
})

test('cloth at rest lies outside the body, and its threads are about as long as they were cut', () => {
  const { places, triangles, particle, flat, panel, held } = draped(tube, body, fall)
  for (let at = 0; at < places.length; at += 3) {
    if (held[at / 3]) continue
    expect(body.distance(places[at] ?? 0, places[at + 1] ?? 0, places[at + 2] ?? 0)).toBeGreaterThan(-3)
  }
  const stretched: number[] = []
  for (let index = 0; index < triangles.length; index += 3) {
    const [a, b] = [triangles[index] ?? 0, triangles[index + 1] ?? 0]
    if (panel[a] !== panel[b]) continue
    const cut = Math.hypot((flat[a * 2] ?? 0) - (flat[b * 2] ?? 0), (flat[a * 2 + 1] ?? 0) - (flat[b * 2 + 1] ?? 0))
    const [p, q] = [(particle[a] ?? 0) * 3, (particle[b] ?? 0) * 3]
    stretched.push(Math.hypot(...[0, 1, 2].map((axis) => (places[p + axis] ?? 0) - (places[q + axis] ?? 0))) / cut)
  }
  stretched.sort((one, other) => one - other)
  expect(stretched[Math.floor(stretched.length * 0.95)]).toBeLessThan(1.06)
})

test('the same seed gives the same cloth, another one other folds', () => {
  const once = draped(tube, body, { ...fall, rounds: [150] })
  expect(draped(tube, body, { ...fall, rounds: [150] }).places).toEqual(once.places)
  expect(draped(tube, body, { ...fall, rounds: [150], seed: 'other' }).places).not.toEqual(once.places)
})

test('a seam needs both of its edges', () => {
  expect(() => sewn({ ...tube, seams: [['front1.fold', 'front1.nowhere']] }, 40, 'tube')).toThrow(
    'There is no edge front1.nowhere.',
  )
})
