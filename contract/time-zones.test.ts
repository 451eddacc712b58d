import { expect, test } from 'vitest'
import { momentIn, timeIn, zoneLabel } from './time-zones.ts'

test('a moment has a day and a time in each time zone, and back', () => {
  const moment = new Date('2026-03-29T00:30:00Z')
  expect(timeIn('Asia/Tokyo', moment)).toEqual({ day: '2026-03-29', minutes: 9 * 60 + 30 })
  expect(timeIn('America/Los_Angeles', moment)).toEqual({ day: '2026-03-28', minutes: 17 * 60 + 30 })
  expect(momentIn('Asia/Tokyo', '2026-03-29', 9)).toEqual(new Date('2026-03-29T00:00:00Z'))
})

test('an hour is right on the day on which the clocks change', () => {
  expect(momentIn('Europe/Berlin', '2026-03-29', 14)).toEqual(new Date('2026-03-29T12:00:00Z'))
  expect(momentIn('Europe/Berlin', '2026-10-25', 14)).toEqual(new Date('2026-10-25T13:00:00Z'))
  expect(momentIn('Australia/Sydney', '2026-10-04', 14)).toEqual(new Date('2026-10-04T03:00:00Z'))
})

test.each([
  ['America/Los_Angeles', 'PST'],
  ['America/Chicago', 'CST'],
  ['Europe/Berlin', 'CET'],
  ['Europe/London', 'GMT'],
  ['Australia/Sydney', 'AEST'],
  ['Asia/Tokyo', 'GMT+9'],
])('the time zone %s is called %s', (timeZone, label) => {
  expect(zoneLabel(timeZone)).toBe(label)
})
