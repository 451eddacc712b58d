import { expect, test } from 'vitest'
import { type Day, sumUp, toIntervals } from './to-intervals.ts'

const day = (at: number, salesCents: number): Day => ({
  day: at,
  salesCents,
  orders: 1,
  canceled: 0,
  orderedCents: salesCents,
  carts: 2,
  paidCarts: 1,
})

/** Every day of both periods has sales of one dollar, so that days can be counted in dollars. */
const everyDay = (length: number) => Array.from({ length: 2 * length }, (_each, at) => day(at - length, 1_00))

test('a week is shown day by day', () => {
  const stretches = toIntervals([day(0, 10_00), day(6, 20_00), day(-7, 5_00), day(-1, 1_00)], '2026-11-15', 7)
  expect(stretches.map(({ from, until }) => [from, until])).toEqual(
    ['15', '16', '17', '18', '19', '20', '21'].map((date) => [`2026-11-${date}`, `2026-11-${date}`]),
  )
  expect(stretches.map(({ now, before }) => [now.sales, before.sales])).toEqual([
    [10, 5],
    ...Array.from({ length: 5 }, () => [0, 0]),
    [20, 1],
  ])
})

test('ninety days are weeks that end today; the first has the six remaining days', () => {
  const stretches = toIntervals(everyDay(90), '2026-08-24', 90)
  expect(stretches.map(({ now }) => now.sales)).toEqual([6, ...Array.from({ length: 12 }, () => 7)])
  expect(stretches.map(({ before }) => before.sales)).toEqual([6, ...Array.from({ length: 12 }, () => 7)])
  expect(stretches.at(0)).toMatchObject({ from: '2026-08-24', until: '2026-08-29' })
  expect(stretches.at(-1)).toMatchObject({ from: '2026-11-15', until: '2026-11-21' })
})

test('a year is calendar months, and each of its days is in exactly one', () => {
  const stretches = toIntervals(everyDay(365), '2025-11-22', 365)
  expect(stretches).toHaveLength(13)
  expect(stretches.at(0)).toMatchObject({ from: '2025-11-22', until: '2025-11-30', now: { sales: 9 } })
  expect(stretches.at(3)).toMatchObject({ from: '2026-02-01', until: '2026-02-28', before: { sales: 28 } })
  expect(stretches.at(-1)).toMatchObject({ from: '2026-11-01', until: '2026-11-21', now: { sales: 21 } })
  expect(stretches.reduce((sum, { now }) => sum + now.sales, 0)).toBe(365)
})

test('an average is whole cents, and null without orders', () => {
  expect(sumUp([day(0, 10_00), day(1, 10_01), day(2, 10_00)]).averageOrder).toBe(10)
  expect(sumUp([day(0, 10_00), day(1, 10_01)]).averageOrder).toBe(10.01)
  expect(sumUp([])).toEqual({ sales: 0, orders: 0, canceled: 0, averageOrder: null, carts: 0, paidCarts: 0 })
})
