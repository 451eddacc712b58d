import type { ReactNode } from 'react'
import type { SalesReport } from '#contract/reports/sales-report.ts'
import { adminSalesMessages as said } from '#messages/en-US/admin/sales.ts'
import { Section } from '../section.tsx'
import { formatAmount, formatNumber } from './format.ts'
import { countryInWords, periodInWords, placeInWords, rateInWords, sumByRate } from './sales-rows.ts'

const headClass = 'py-2 pr-1 text-start font-normal text-ink-soft whitespace-nowrap sm:pr-6'
const cellClass = 'py-2 pr-1 align-baseline sm:pr-6'
const numberClass = 'py-2 pl-1.5 text-end align-baseline tabular-nums whitespace-nowrap sm:pl-4'
// On a phone they are below the name of their row.
const wideClass = 'max-sm:hidden'
const narrowClass = 'block text-ink-soft sm:hidden'

interface Amounts {
  net: number
  tax: number
  gross: number
}

/** The papers of each period, with the total of all. */
export function PeriodTable({ periods, total, step }: Pick<SalesReport, 'periods' | 'total' | 'step'>) {
  return (
    <Section title={said.byPeriod}>
      <Table head={[said.period, said.papers]} total={total}>
        {periods.map(({ period, invoices, creditNotes, ...amounts }) => (
          <tr key={period} className="border-t border-line">
            <th scope="row" className={`${cellClass} text-start font-normal sm:whitespace-nowrap`}>
              {periodInWords(period, step)}
              <span className={narrowClass}>{said.invoices(formatNumber(invoices), formatNumber(creditNotes))}</span>
            </th>
            <td className={`${cellClass} ${wideClass}`}>
              {said.invoices(formatNumber(invoices), formatNumber(creditNotes))}
            </td>
            <AmountCells {...amounts} />
          </tr>
        ))}
      </Table>
    </Section>
  )
}

/** What was sold to each country at each rate in all of the periods. */
export function RateTable({ rows, total }: Pick<SalesReport, 'rows' | 'total'>) {
  return (
    <Section title={said.byRate}>
      <Table head={[said.country, said.place, said.rate]} total={total}>
        {sumByRate(rows).map((row) => (
          <tr key={`${row.country} ${row.place} ${row.rate}`} className="border-t border-line">
            <th scope="row" className={`${cellClass} text-start font-normal`}>
              {countryInWords(row.country)}
              <span className={narrowClass}>{[placeInWords(row), rateInWords(row)].filter(Boolean).join(' · ')}</span>
            </th>
            <td className={`${cellClass} ${wideClass}`}>{placeInWords(row)}</td>
            <td className={`${cellClass} ${wideClass} whitespace-nowrap`}>{rateInWords(row)}</td>
            <AmountCells {...row} />
          </tr>
        ))}
      </Table>
    </Section>
  )
}

interface TableProps {
  head: readonly string[]
  children: ReactNode
  total: Amounts
}

function Table({ head, children, total }: TableProps) {
  return (
    <section
      aria-label={head.join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
      tabIndex={0}
      className="overflow-x-auto pb-4"
    >
      <table className="w-full border-b border-line text-small">
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={name} scope="col" className={`${headClass} ${at > 0 ? wideClass : ''}`}>
                {name}
              </th>
            ))}
            {[said.net, said.tax, said.gross].map((name) => (
              <th key={name} scope="col" className={`${numberClass} font-normal text-ink-soft`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        <tfoot>
          <tr className="border-t border-ink font-medium">
            <th scope="row" className={`${cellClass} text-start font-medium`}>
              {said.total}
            </th>
            {head.slice(1).map((name) => (
              <td key={name} className={wideClass} />
            ))}
            <AmountCells {...total} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function AmountCells({ net, tax, gross }: Amounts) {
  return (
    <>
      <td className={numberClass}>{formatAmount(net)}</td>
      <td className={numberClass}>{formatAmount(tax)}</td>
      <td className={numberClass}>{formatAmount(gross)}</td>
    </>
  )
}
