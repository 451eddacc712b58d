import { expect, test } from 'vitest'
import { pickFor, shuffled } from './visit-seed.ts'

test('a choice is the same during a visit and differs between visits', () => {
  const names = Array.from({ length: 50 }, (_, at) => `product-${at}`)
  const choices = (seed: number) => names.map((name) => pickFor(seed, name, 3))
  expect(choices(7)).toEqual(choices(7))
  expect(choices(7)).not.toEqual(choices(8))
})

test('all choices are about equally frequent', () => {
  const picks = Array.from({ length: 3_000 }, (_, at) => pickFor(42, `product-${at}`, 3))
  for (const choice of [0, 1, 2]) expect(picks.filter((each) => each === choice).length).toBeGreaterThan(850)
})

test('shuffling returns every item once, in the order of the seed', () => {
  const things = Array.from({ length: 43 }, (_, at) => at)
  expect(shuffled(7, things).toSorted((a, b) => a - b)).toEqual(things)
  expect(shuffled(7, things)).toEqual(shuffled(7, things))
  expect(shuffled(7, things)).not.toEqual(shuffled(8, things))
})
