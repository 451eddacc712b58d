import { expect, test } from 'vitest'
import { type Demand, estimate } from './estimate.ts'
import { measuredCosts, usualDemand, usualLimits } from './measured.ts'

const estimated = (changes: Partial<Demand> = {}) =>
  estimate({ ...usualDemand, ...changes }, measuredCosts, usualLimits)

test('twice the sales need twice the cores, log and storage, and the same catalog', () => {
  const [once, twice] = [estimated(), estimated({ salesPerSecond: 20 })]
  for (const part of ['shopCores', 'databaseCores', 'replicableCores', 'logMbPerSecond', 'storedGbPerYear'] as const)
    expect(twice[part], part).toBeCloseTo(2 * once[part])
  expect(twice.catalogGb).toBe(once.catalogGb)
})

test('what caches hold costs the database nothing', () => {
  const { replicableCores, databaseCores } = estimated({ renderedShare: 0, searchesPerSale: 0 })
  expect(replicableCores).toBe(0)
  expect(databaseCores).toBeGreaterThan(0)
})

test('a shop without sales needs one process', () => {
  expect(estimated({ salesPerSecond: 0 })).toMatchObject({ processes: 1, shopCores: 0, storedGbPerYear: 0 })
})

test('the fullest part comes first, and is above 1 when it does not fit', () => {
  const { used } = estimated({ salesPerSecond: 1_000_000 })
  const shares = used.map(({ share }) => share)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(Math.min(...shares)).toBeGreaterThan(1)
})
