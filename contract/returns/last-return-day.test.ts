import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/default-settings.ts'
import { lastReturnDay } from './last-return-day.ts'

const { shop } = defaultSettings
const sent = { shippedAt: '2026-03-02T18:00:00Z', expected: { to: '2026-03-10' }, deliveredOn: null }

test('the window begins when the last package arrived, or else when it should have at the latest', () => {
  expect(lastReturnDay([{ ...sent, deliveredOn: '2026-03-05' }], 15, shop)).toBe('2026-03-20')
  expect(lastReturnDay([{ ...sent, deliveredOn: '2026-03-05' }, sent], 15, shop)).toBe('2026-03-25')
  expect(lastReturnDay([{ ...sent, expected: null }], 15, shop)).toBe('2026-04-16')
  expect(lastReturnDay([], 15, shop)).toBeNull()
})
