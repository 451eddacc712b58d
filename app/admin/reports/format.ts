import { shopCurrency } from '#contract/currency.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { ReportInterval } from '#contract/reports/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const dayOfYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const whole = new Intl.NumberFormat('en-US')
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** "Nov 3", "Nov 3 – 9", or "Nov" for all of it; both days are included. */
export function formatPeriod({ from, until }: Pick<ReportInterval, 'from' | 'until'>): string {
  if (isMonth(from, until)) return month.format(new Date(from))
  const [first, last] = [day.format(new Date(from)), day.format(new Date(until))]
  if (first === last) return first
  return from.slice(0, 7) === until.slice(0, 7) ? `${first} – ${last.split(' ')[1]}` : `${first} – ${last}`
}

function isMonth(from: string, until: string): boolean {
  const dayAfter = new Date(Date.parse(until) + 86_400_000)
  return from.endsWith('-01') && dayAfter.getUTCDate() === 1 && from.slice(0, 7) === until.slice(0, 7)
}

/** A date without a time of day. */
export const formatDate = (at: string): string => dayOfYear.format(new Date(at))
export const formatAmount = (amount: number): string => formatCents(toCents(amount))
export const formatNumber = (count: number): string => whole.format(count)

/** A figure of an axis: "1.4K". */
export const formatShort = (figure: number): string => compact.format(figure)
/** An amount of an axis: "$1.4K", "-$700". */
export const formatShortAmount = (amount: number): string =>
  (amount < 0 ? '-' : '') + shopCurrency().prefix + formatShort(Math.abs(amount))

/** A share in whole percent: "78%"; a dash where the total is 0. */
export const formatShare = (part: number, of: number): string => (of === 0 ? '–' : `${Math.round((part / of) * 100)}%`)

/** The change since the previous period: words and a direction; a percentage only where one makes sense. */
export function formatChange(now: number, before: number): { words: string; direction: 'up' | 'down' | 'level' } {
  if (now === before) return { words: adminReportsMessages.noChange, direction: 'level' }
  const direction = now > before ? 'up' : 'down'
  const percent = before > 0 ? Math.round(((now - before) / before) * 100) : 0
  if (percent === 0) return { words: adminReportsMessages[direction], direction }
  return { words: `${percent > 0 ? '+' : '−'}${whole.format(Math.abs(percent))}%`, direction }
}
