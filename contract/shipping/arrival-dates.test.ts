import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/default-settings.ts'
import { type Arrival, arrivalAfterShipping, arrivalDates, arrivalInWords, arrivalPromise } from './arrival-dates.ts'
import { businessDayFrom, isBusinessDay } from './business-days.ts'
import { daysToArrival } from './days-to-arrival.ts'

const { shop } = defaultSettings
const packing = {
  shop: { ...shop, timeZone: 'America/Los_Angeles', country: 'US' },
  shipping: { ...defaultSettings.shipping, weekendCutOff: 21, weekendTimeZone: 'America/Chicago' },
}
const inUnitedStates = { country: 'US', daysOff: [] }
const byStandard = { minDays: 3, maxDays: 7 }
const byExpress = { minDays: 1, maxDays: 2 }
const standard = (placedAt: string, settings = packing, method = byStandard) =>
  arrivalDates(new Date(placedAt), method, settings)

test('an order before the cut-off on a Wednesday arrives 4 to 9 business days later', () => {
  // Wednesday, March 11 2026, 1pm in Los Angeles
  expect(standard('2026-03-11T13:00:00-07:00')).toEqual({
    from: '2026-03-17',
    to: '2026-03-24',
    orderBy: new Date('2026-03-11T14:00:00-07:00'),
  })
  expect(daysToArrival(byStandard, packing.shipping)).toEqual([4, 9])
})

test('an order at the cut-off or after it counts for the next day', () => {
  expect(standard('2026-03-11T14:00:00-07:00')).toEqual({
    from: '2026-03-18',
    to: '2026-03-25',
    orderBy: new Date('2026-03-12T14:00:00-07:00'),
  })
})

test('express takes its own days', () => {
  expect(standard('2026-03-11T13:00:00-07:00', packing, byExpress)).toMatchObject({
    from: '2026-03-13',
    to: '2026-03-17',
  })
  expect(daysToArrival(byExpress, packing.shipping)).toEqual([2, 4])
})

test('the cut-off on a Friday is 9pm Central', () => {
  expect(standard('2026-03-13T20:59:00-05:00')).toMatchObject({
    from: '2026-03-19',
    orderBy: new Date('2026-03-13T21:00:00-05:00'),
  })
  expect(standard('2026-03-13T21:00:00-05:00')).toMatchObject({ from: '2026-03-20' })
})

test('an order at the weekend is processed from Monday, and so is any until the cut-off on Monday', () => {
  const arrival = {
    from: '2026-03-20',
    to: '2026-03-27',
    orderBy: new Date('2026-03-16T14:00:00-07:00'),
  }
  expect(standard('2026-03-14T10:00:00-07:00')).toEqual(arrival)
  expect(standard('2026-03-15T23:59:00-07:00')).toEqual(arrival)
  expect(standard('2026-03-16T13:59:59-07:00')).toEqual(arrival)
})

test('the cut-off is right when the clocks change before it', () => {
  // The clocks go forward on Sunday, March 8 2026, and back on Sunday, November 1.
  expect(standard('2026-03-07T20:00:00-08:00').orderBy).toEqual(new Date('2026-03-09T14:00:00-07:00'))
  expect(standard('2026-10-31T20:00:00-07:00').orderBy).toEqual(new Date('2026-11-02T14:00:00-08:00'))
})

test('federal holidays are not business days, nor are their observed days', () => {
  const holidays = ['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07']
  const later = ['2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2021-12-31', '2023-01-02', '2027-05-31']
  expect([...holidays, ...later].filter((day) => isBusinessDay(day, inUnitedStates))).toEqual([])
  expect(isBusinessDay('2026-05-18', inUnitedStates)).toBe(true)
})

test('the first business day after Thanksgiving Day is the day after it', () => {
  expect(businessDayFrom('2026-11-26', inUnitedStates)).toBe('2026-11-27')
})

test('other cut-offs and delivery days change the arrival', () => {
  const slow = {
    ...packing,
    shipping: { ...packing.shipping, processingDays: '2', weekdayCutOff: 12, weekendCutOff: 12 },
  }
  const method = { minDays: 5, maxDays: 10 }
  expect(standard('2026-03-11T13:00:00-07:00', slow, method)).toEqual({
    from: '2026-03-23',
    to: '2026-03-30',
    orderBy: new Date('2026-03-12T12:00:00-07:00'),
  })
  expect(standard('2026-03-13T11:30:00-05:00', slow).orderBy).toEqual(new Date('2026-03-13T12:00:00-05:00'))
  expect(daysToArrival({ minDays: 5, maxDays: 5 }, { processingDays: '1' })).toEqual([6, 6])
})

test('once shipped, an order arrives after the days of its carrier, counted from the day in Los Angeles', () => {
  // Monday, November 23 2026, 11pm in Los Angeles; Thursday is Thanksgiving Day.
  const shippedAt = new Date('2026-11-24T07:00:00Z')
  expect(arrivalAfterShipping(shippedAt, byStandard, packing)).toEqual({ from: '2026-11-27', to: '2026-12-03' })
  expect(arrivalAfterShipping(shippedAt, byExpress, packing)).toEqual({ from: '2026-11-24', to: '2026-11-25' })
})

test('a shop in Berlin has its own clock for every day, no holidays of the US, and its own days off', () => {
  const berlin = {
    shop: { ...shop, timeZone: 'Europe/Berlin', country: 'DE' },
    shipping: { ...packing.shipping, weekendTimeZone: '', weekendCutOff: 12, daysOff: ['12-25', '2026-12-28'] },
  }
  expect(standard('2026-11-26T13:59:00+01:00', berlin)).toMatchObject({
    from: '2026-12-02',
    orderBy: new Date('2026-11-26T14:00:00+01:00'),
  })
  // Friday after the cut-off counts for Monday.
  expect(standard('2026-11-27T12:00:00+01:00', berlin).orderBy).toEqual(new Date('2026-11-30T14:00:00+01:00'))
  expect(arrivalAfterShipping(new Date('2026-12-23T23:30:00+01:00'), { minDays: 1, maxDays: 3 }, berlin)).toEqual({
    from: '2026-12-24',
    to: '2026-12-30',
  })
  expect(businessDayFrom('2026-07-03', { country: 'DE', daysOff: [] })).toBe('2026-07-03')
})

test('an arrival is said as its days, or as one day', () => {
  expect(arrivalInWords({ from: '2026-11-30', to: '2026-12-07' })).toBe('Mon, Nov 30 – Mon, Dec 7')
  expect(arrivalInWords({ from: '2026-11-30', to: '2026-11-30' })).toBe('Mon, Nov 30')
})

test("the promise names the cut-off in the reader's own time: today, tomorrow or on a day", () => {
  const promise = (orderBy: Date, now: Date) => {
    const arrival: Arrival = { from: '2026-11-30', to: '2026-12-07', orderBy }
    return arrivalPromise(arrival, now, (days) => `*${days}*`).join('')
  }
  // The times of the computer that runs this test.
  const cutOff = new Date(2026, 10, 23, 17)
  const arrives = 'Arrives *Mon, Nov 30 – Mon, Dec 7* if you order by'
  expect(promise(cutOff, new Date(2026, 10, 23, 9))).toBe(`${arrives} 5 PM today.`)
  expect(promise(cutOff, new Date(2026, 10, 22, 23, 59))).toBe(`${arrives} 5 PM tomorrow.`)
  expect(promise(cutOff, new Date(2026, 10, 20, 21))).toBe(`${arrives} 5 PM on Mon, Nov 23.`)
  expect(promise(new Date(2026, 10, 23, 2, 30), new Date(2026, 10, 22, 21))).toBe(`${arrives} 2:30 AM tomorrow.`)
})
