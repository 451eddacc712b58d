import { expect, test } from 'vitest'
import { arrivalOf, lastDayOf } from './order-arrival.ts'

const promised = { from: '2026-11-30', to: '2026-12-07' }
const open = { status: 'Proccessing' as const, promised, expected: null, deliveredOn: null }
const shipped = { ...open, status: 'Shipped' as const, expected: { from: '2026-11-28', to: '2026-12-03' } }

test('an order that has not shipped keeps its promise until the last day, and is late after it', () => {
  expect(arrivalOf(open, '2026-12-07')).toEqual({ state: 'promised', days: promised })
  expect(arrivalOf(open, '2026-12-08')).toEqual({ state: 'late', promised: '2026-12-07' })
})

test('a shipped order has the days of its carrier, and is delayed if they end after the promised ones', () => {
  const days = shipped.expected
  const onTime = { state: 'on-its-way', days, promised: '2026-12-07', isDelayed: false }
  expect(arrivalOf(shipped, '2026-12-01')).toEqual(onTime)
  // Past the estimate, but still within what was promised.
  expect(arrivalOf(shipped, '2026-12-05')).toEqual({ ...onTime, days: { from: '2026-12-05', to: '2026-12-07' } })
  expect(arrivalOf(shipped, '2026-12-08')).toEqual({ state: 'overdue', by: '2026-12-07' })
  const late = { ...shipped, expected: { from: '2026-12-05', to: '2026-12-11' } }
  expect(arrivalOf(late, '2026-12-10')).toMatchObject({ state: 'on-its-way', isDelayed: true })
  expect(arrivalOf(late, '2026-12-12')).toEqual({ state: 'overdue', by: '2026-12-11' })
})

test('the last day is that of the days that are named', () => {
  expect(lastDayOf(open, '2026-12-01')).toBe('2026-12-07')
  expect(lastDayOf(open, '2026-12-08')).toBe('2026-12-07')
  expect(lastDayOf(shipped, '2026-12-01')).toBe('2026-12-03')
  expect(lastDayOf(shipped, '2026-12-05')).toBe('2026-12-07')
  expect(lastDayOf({ ...shipped, expected: { from: '2026-12-05', to: '2026-12-11' } }, '2026-12-12')).toBe('2026-12-11')
  expect(lastDayOf({ ...shipped, promised: null, expected: null }, '2026-12-01')).toBeNull()
})

test('an order that arrived is compared with the promise, whatever the day', () => {
  const arrived = { ...shipped, deliveredOn: '2026-12-03' }
  expect(arrivalOf(arrived, '2027-01-01')).toEqual({ state: 'arrived', on: '2026-12-03', promised: '2026-12-07' })
  expect(arrivalOf({ ...arrived, promised: null }, '2027-01-01')).toEqual({
    state: 'arrived',
    on: '2026-12-03',
    promised: null,
  })
})

test('nothing is said about a canceled order or one that goes abroad', () => {
  expect(arrivalOf({ ...open, status: 'Canceled' }, '2026-12-01')).toEqual({ state: 'unknown' })
  expect(arrivalOf({ ...shipped, promised: null, expected: null }, '2026-12-01')).toEqual({ state: 'unknown' })
})
