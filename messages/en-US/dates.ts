import { defineMessages } from '../define-messages.ts'

/** Days and times, the same on every screen and in every email. Not `Intl`, whose first use takes tens of milliseconds. */
export const datesMessages = defineMessages('dates', {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  withYear: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  withWeekday: (weekday: string, month: string, day: number) => `${weekday}, ${month} ${day}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  /** By the clock of the shop. */
  shopMoment: (day: string, time: string, zone: string) => `${day}, ${time} ${zone}`,
  /** The hour is 0 to 23: "2 PM", "2:30 PM". */
  time: (hour: number, minute: number) => {
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
    return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
  },
})
