import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/default-settings.ts'
import { arrivalDates } from './arrival-dates.ts'
import { businessDayFrom, isBusinessDay } from './business-days.ts'

const { shipping } = defaultSettings

test('an order before the cut-off on a Wednesday arrives 4 to 9 business days later', () => {
  // Wednesday, March 11 2026, 1pm in Los Angeles
  expect(arrivalDates(new Date('2026-03-11T13:00:00-07:00'), shipping)).toEqual({
    from: '2026-03-17',
    to: '2026-03-24',
    minutesLeft: 60,
  })
})

test('an order after the cut-off counts for the next day', () => {
  expect(arrivalDates(new Date('2026-03-11T14:00:00-07:00'), shipping)).toEqual({
    from: '2026-03-18',
    to: '2026-03-25',
    minutesLeft: null,
  })
})

test('the cut-off on a Friday is 9pm Central', () => {
  expect(arrivalDates(new Date('2026-03-13T20:59:00-05:00'), shipping)).toMatchObject({
    from: '2026-03-19',
    minutesLeft: 1,
  })
  expect(arrivalDates(new Date('2026-03-13T21:00:00-05:00'), shipping)).toMatchObject({
    from: '2026-03-20',
    minutesLeft: null,
  })
})

test('an order on a Saturday is processed from Monday', () => {
  expect(arrivalDates(new Date('2026-03-14T10:00:00-07:00'), shipping)).toMatchObject({
    from: '2026-03-20',
    to: '2026-03-27',
  })
})

test('federal holidays are not business days, nor are their observed days', () => {
  const holidays = ['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07']
  const later = ['2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2021-12-31', '2023-01-02', '2027-05-31']
  expect([...holidays, ...later].filter(isBusinessDay)).toEqual([])
  expect(isBusinessDay('2026-05-18')).toBe(true)
})

test('the first business day after Thanksgiving Day is the day after it', () => {
  expect(businessDayFrom('2026-11-26')).toBe('2026-11-27')
})

test('other cut-offs and delivery days change the arrival', () => {
  const slow = { ...shipping, processingDays: '2', deliveryDays: '5-10', weekdayCutOff: 12, weekendCutOff: 12 }
  expect(arrivalDates(new Date('2026-03-11T13:00:00-07:00'), slow)).toEqual({
    from: '2026-03-23',
    to: '2026-03-30',
    minutesLeft: null,
  })
  expect(arrivalDates(new Date('2026-03-13T11:30:00-05:00'), slow)).toMatchObject({ minutesLeft: 30 })
})
