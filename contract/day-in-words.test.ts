import { expect, test } from 'vitest'
import { datesMessages } from '#messages/en-US/dates.ts'
import { dayWithWeekday, dayWithYear } from './day-in-words.ts'

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

test('every day of a year, leap days included, is formatted as Intl does', () => {
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2028, 0, 1 + day, day % 24, 59))
    expect(dayWithYear(date.toISOString())).toBe(long.format(date))
    expect(dayWithWeekday(date.toISOString())).toBe(short.format(date))
  }
})

test('every hour is formatted as Intl does, a full one without minutes', () => {
  for (let hour = 0; hour < 24; hour++) {
    const asIntl = time.format(new Date(Date.UTC(2026, 0, 1, hour, 5))).replace('\u202f', ' ')
    expect(datesMessages.time(hour, 5)).toBe(asIntl)
    expect(datesMessages.time(hour, 0)).toBe(asIntl.replace(':05', ''))
  }
})
