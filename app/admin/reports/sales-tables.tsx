import type { ReactNode } from 'react'
import type { SalesReport } from '#contract/reports/sales-report.ts'
import { adminSalesMessages as said } from '#messages/en-US/admin/sales.ts'
import { Section } from '../section.tsx'
import { formatAmount, formatNumber } from './format.ts'
import { countryInWords, placeInWords, rateInWords, sumByRate } from './sales-rows.ts'

const headClass = 'py-2 pr-6 text-start font-normal text-ink-soft whitespace-nowrap'
const cellClass = 'py-2 pr-6 align-baseline'
const numberClass = 'py-2 pl-4 text-end tabular-nums whitespace-nowrap'

interface Amounts {
  net: number
  tax: number
  gross: number
}

/** The papers of each period, with the total of all. */
export function PeriodTable({ periods, total }: Pick<SalesReport, 'periods' | 'total'>) {
  return (
    <Section title={said.byPeriod}>
      <Table head={[said.period, said.papers]} total={total}>
        {periods.map(({ period, invoices, creditNotes, ...amounts }) => (
          <tr key={period} className="border-t border-line">
            <th scope="row" className={`${cellClass} text-start font-normal whitespace-nowrap`}>
              {period}
            </th>
            <td className={cellClass}>{said.invoices(formatNumber(invoices), formatNumber(creditNotes))}</td>
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
            </th>
            <td className={cellClass}>{placeInWords(row)}</td>
            <td className={`${cellClass} whitespace-nowrap`}>{rateInWords(row)}</td>
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
            {head.map((name) => (
              <th key={name} scope="col" className={headClass}>
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
            <th scope="row" colSpan={head.length} className={`${cellClass} text-start font-medium`}>
              {said.total}
            </th>
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
