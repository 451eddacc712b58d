import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test('a time is shown in the time zone of the shop', () => {
  const at = '2026-11-23T02:52:00.000Z'
  expect(formatMoment(at, 'America/Los_Angeles')).toBe('Nov 22, 2026, 6:52 PM')
  expect(formatMoment(at, 'Europe/Berlin')).toBe('Nov 23, 2026, 3:52 AM')
  expect(formatMoment(at, 'America/Los_Angeles', 'day')).toBe('Nov 22, 2026')
  expect(formatMoment(at, 'America/Los_Angeles', 'weekday')).toBe('Sunday, November 22, 2026')
  expect(formatMoment(at, 'UTC', 'time')).toBe('2:52 AM')
})
