import { expect, test } from 'vitest'
import { longDay, shortDay } from './day-in-words.ts'

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })

test('every day of a year, leap days included, is formatted as Intl does', () => {
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2028, 0, 1 + day, day % 24, 59))
    expect(longDay(date.toISOString())).toBe(long.format(date))
    expect(shortDay(date.toISOString())).toBe(short.format(date))
  }
})
