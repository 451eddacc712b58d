import { toAmount } from '#contract/money.ts'
import type { Figures, ReportDays, ReportInterval } from '#contract/reports/calls.ts'
import { addDays } from './period.ts'

/** The figures of one day: 0 is the first of the period, -1 the last of the period before. Amounts in cents. */
export interface Day {
  day: number
  salesCents: number
  orders: number
  canceled: number
  orderedCents: number
  carts: number
  paidCarts: number
}

export type Step = 'day' | 'week' | 'month'

/** The length of the intervals of a period, chosen so that its chart stays readable. */
export const stepOf: Record<ReportDays, Step> = { 7: 'day', 30: 'day', 90: 'week', 365: 'month' }

/**
 * Groups the days of a period into intervals, each beside the same days of the period before. Weeks end today, months
 * are calendar months.
 */
export function toIntervals(days: readonly Day[], from: string, length: ReportDays): ReportInterval[] {
  return splitPeriod(from, length).map(([first, last]) => ({
    from: addDays(from, first),
    until: addDays(from, last),
    now: sumUp(days.filter(({ day }) => day >= first && day <= last)),
    before: sumUp(days.filter(({ day }) => day >= first - length && day <= last - length)),
  }))
}

/** The sum of the figures of several days. */
export function sumUp(days: readonly Day[]): Figures {
  const sum = (name: keyof Day) => days.reduce((total, day) => total + day[name], 0)
  const orders = sum('orders')
  return {
    sales: toAmount(sum('salesCents')),
    orders,
    canceled: sum('canceled'),
    averageOrder: orders === 0 ? null : toAmount(Math.round(sum('orderedCents') / orders)),
    carts: sum('carts'),
    paidCarts: sum('paidCarts'),
  }
}

// The first and last day of each interval. An interval of days, and its counterpart before, must be within its period.
function splitPeriod(from: string, length: ReportDays): [first: number, last: number][] {
  const startsStretch: Record<Step, (day: number) => boolean> = {
    day: () => true,
    week: (day) => (length - day) % 7 === 0,
    month: (day) => addDays(from, day).endsWith('-01'),
  }
  const isStart = startsStretch[stepOf[length]]
  const starts = Array.from({ length }, (_each, day) => day).filter((day) => day === 0 || isStart(day))
  return starts.map((first, at) => [first, (starts[at + 1] ?? length) - 1])
}
