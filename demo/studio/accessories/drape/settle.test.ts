import { expect, test } from 'vitest'
import { settle } from './settle.ts'
import { type Piece, woven } from './weave.ts'

const piece: Piece = { columns: 12, rows: 12, spacing: 5, bend: 2 }

test('cloth falls to the ground, lies half its thickness above it and keeps its size', () => {
  const drape = woven(piece, 4, (column, row) => [column * 5, 12 + column * 0.4, row * 5])
  settle(drape, { seconds: 0.4, thickness: 4 })
  const heights = drape.places.filter((_, at) => at % 3 === 1)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.99)
  expect(Math.max(...heights)).toBeLessThan(3)
  expect(between(drape.places, 0, 11)).toBeCloseTo(55, 0)
})

test('a cloth that falls on another one stays above it', () => {
  const two = layers(4, 14)
  settle(two, { seconds: 0.4, thickness: 5, friction: 0.5 })
  const [below, above] = [two.places.subarray(0, 432), two.places.subarray(432)]
  for (let at = 1; at < below.length; at += 3) expect((above[at] ?? 0) - (below[at] ?? 0)).toBeGreaterThan(3)
})

test('what is held stays where it is held', () => {
  const drape = woven(piece, 4, (column, row) => [column * 5, 60, row * 5])
  settle(drape, { seconds: 0.3, thickness: 4, hold: () => drape.places.set([0, 60, 0]) })
  expect(drape.places[1]).toBe(60)
  expect(drape.places[3 * 143 + 1] ?? 0).toBeLessThan(50)
})

/** Two pieces, one above the other. */
function layers(low: number, high: number) {
  const one = woven(piece, 5, (column, row) => [column * 5, low, row * 5])
  const other = woven(piece, 5, (column, row) => [column * 5 + 2, high, row * 5 + 2])
  const count = one.places.length / 3
  return {
    places: Float32Array.from([...one.places, ...other.places]),
    ends: Int32Array.from([...one.ends, ...other.ends.map((end) => end + count)]),
    lengths: Float32Array.from([...one.lengths, ...other.lengths]),
    gives: Float32Array.from([...one.gives, ...other.gives]),
    neighbours: (first: number, second: number) =>
      first < count === second < count && one.neighbours(first % count, second % count),
  }
}

function between(places: Float32Array, one: number, other: number): number {
  const part = (axis: number) => (places[one * 3 + axis] ?? 0) - (places[other * 3 + axis] ?? 0)
  return Math.hypot(part(0), part(1), part(2))
}
