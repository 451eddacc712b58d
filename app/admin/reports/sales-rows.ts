import { dayWithYear } from '#contract/day-in-words.ts'
import { toAmount, toCents } from '#contract/money.ts'
import type { ReportRow, ReportStep } from '#contract/reports/sales-report.ts'
import { usStates } from '#contract/taxes/tax.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { adminSalesMessages as said } from '#messages/en-US/admin/sales.ts'

/** The rows of a report without their periods: one for each country, place and rate, in the order of their names. */
export function sumByRate(rows: readonly ReportRow[]): ReportRow[] {
  const groups = Map.groupBy(rows, ({ country, place, rate }) => `${country} ${place} ${rate}`)
  const summed = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const sum = (name: 'net' | 'tax' | 'gross') => toAmount(group.reduce((cents, row) => cents + toCents(row[name]), 0))
    return [{ ...first, period: '', net: sum('net'), tax: sum('tax'), gross: sum('gross') }]
  })
  const nameOf = (row: ReportRow) => [countryInWords(row.country), placeInWords(row)].join(' ')
  return summed.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), currentLocale()))
}

/** "Nov 24, 2026", "Week of Nov 23, 2026", "Nov 2026", "Q4 2026" or "2026", from the first day of the period. */
export function periodInWords(day: string, step: ReportStep): string {
  const [year = '', month = '1'] = day.split('-')
  const [, monthName = ''] = /^(\S+)/.exec(dayWithYear(day)) ?? []
  return {
    day: dayWithYear(day),
    week: said.periods.week(dayWithYear(day)),
    month: `${monthName} ${year}`,
    quarter: said.periods.quarter(Math.ceil(Number(month) / 3), Number(year)),
    year,
  }[step]
}

/** "Germany"; empty for none. */
export function countryInWords(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(code) ?? code
}

/** Where the tax of a row is due: a US state or a country; empty where none is. */
export function placeInWords({ country, place }: ReportRow): string {
  const state = country === 'US' ? usStates.find(({ code }) => code === place) : undefined
  return state?.name ?? countryInWords(place)
}

/** "7.25%", "Not taxed", or that the payment provider calculated it. */
export function rateInWords({ rate, tax, place }: ReportRow): string {
  if (rate !== null) return said.percent(String(rate / 1_000))
  return tax === 0 && place === '' ? said.untaxed : said.byProvider
}
