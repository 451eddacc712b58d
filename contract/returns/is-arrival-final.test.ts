import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/default-settings.ts'
import { isArrivalFinal } from './is-arrival-final.ts'

const { shop } = defaultSettings
const sent = { shippedAt: '2026-03-02T18:00:00Z', expected: { to: '2026-03-10' }, deliveredOn: null }
const order = { shipments: [sent], returnDays: 15, isCashbackSettled: false }

test('the day of arrival is final once the return window by what is known of it is over', () => {
  expect(isArrivalFinal(order, '2026-03-25', shop)).toBe(false)
  expect(isArrivalFinal(order, '2026-03-26', shop)).toBe(true)
  const early = { ...order, shipments: [{ ...sent, deliveredOn: '2026-03-05' }] }
  expect(isArrivalFinal(early, '2026-03-20', shop)).toBe(false)
  expect(isArrivalFinal(early, '2026-03-21', shop)).toBe(true)
  expect(isArrivalFinal({ ...order, shipments: [] }, '2026-03-26', shop)).toBe(false)
})

test('of an order that was sold without returns it is final once its cashback is settled, and else never', () => {
  expect(isArrivalFinal({ ...order, returnDays: null }, '2027-03-01', shop)).toBe(false)
  expect(isArrivalFinal({ ...order, returnDays: null, isCashbackSettled: true }, '2026-03-11', shop)).toBe(true)
  expect(isArrivalFinal({ ...order, isCashbackSettled: true }, '2026-03-11', shop)).toBe(true)
})
