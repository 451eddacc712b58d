import type { datesMessages as source } from '../en-US/dates.ts'
import type { Translation } from '../translation.ts'

const twoDigits = (part: number) => String(part).padStart(2, '0')

export const datesMessages: Translation<typeof source> = {
  // In full: an abbreviation at the end of a sentence would end it with two periods.
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  weekdays: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
  withYear: (month, day, year) => `${day}. ${month} ${year}`,
  withWeekday: (weekday, month, day) => `${weekday}, ${day}. ${month}`,
  range: (from, to) => `${from} – ${to}`,
  moment: (day, time) => `${day}, ${time}`,
  shopMoment: (day, time, zone) => `${day}, ${time} (${zone})`,
  time: (hour, minute) => `${hour}:${twoDigits(minute)} Uhr`,
}
