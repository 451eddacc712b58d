import { expect, test } from 'vitest'
import { listTimeZones } from './time-zones.ts'

test('every time zone is listed once, by the name that its city has today, and is known', () => {
  const zones = listTimeZones('Asia/Kolkata')
  expect(zones).toEqual([...new Set(zones)].sort())
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'America/New_York']))
  expect(zones).not.toContain('Asia/Calcutta')
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone }), timeZone).not.toThrow()
  expect(listTimeZones('Asia/Calcutta'), 'the one that is chosen').toContain('Asia/Calcutta')
})
