import type { ReactNode } from 'react'
import type { Invoice, InvoiceLine } from '#contract/invoices/invoice.ts'
import { formatCentsIn } from '#contract/money.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import { percentOf } from './percent-of.ts'

/** The items with their tax, and shipping at the end. On a phone quantity, price and tax are below the name. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, shipping, currency, tax } = invoice
  const hasTax = tax !== 'none' && invoice.taxes[0]?.rate !== 0 && lines.every(({ taxCents }) => taxCents !== null)
  const { columns } = invoicesMessages
  const taxColumn = tax === 'included' ? columns.includedTax : columns.tax
  const taxWords = (taxCents: number | null, isTaxed: boolean) => {
    if (taxCents === null) return ''
    const rate = isTaxed ? invoice.taxes[0]?.rate : 0
    return invoicesMessages.taxOfLine(percentOf(rate ?? 0), formatCentsIn(taxCents, currency))
  }
  const shippingTax = shipping?.totalCents ? taxWords(shipping.taxCents, tax === 'included') : ''
  return (
    <table className="w-full border-collapse tabular-nums">
      <thead>
        <tr className="border-b border-ink text-left text-small">
          <HeadCell>{columns.item}</HeadCell>
          <HeadCell isRight isWide>
            {columns.quantity}
          </HeadCell>
          <HeadCell isRight isWide>
            {columns.price}
          </HeadCell>
          {hasTax && (
            <HeadCell isRight isWide>
              {taxColumn}
            </HeadCell>
          )}
          <HeadCell isRight>{columns.amount}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never change, and have no IDs
          <tr key={at} className="border-b border-line align-top">
            <td className="py-3 pr-4">
              {line.name}
              <span className="block text-small wrap-anywhere">{choiceOf(line)}</span>
              {line.discountCents !== 0 && (
                <span className="block text-small">
                  {invoicesMessages.discount(formatCentsIn(-line.discountCents, currency))}
                </span>
              )}
              <Narrow>
                {invoicesMessages.units(line.quantity, formatCentsIn(line.unitPriceCents, currency))}
                {hasTax && <span className="block">{`${taxColumn} ${taxWords(line.taxCents, true)}`}</span>}
              </Narrow>
            </td>
            <NumberCell isWide>{line.quantity}</NumberCell>
            <NumberCell isWide>{formatCentsIn(line.unitPriceCents, currency)}</NumberCell>
            {hasTax && <NumberCell isWide>{taxWords(line.taxCents, true)}</NumberCell>}
            <NumberCell>{formatCentsIn(line.totalCents, currency)}</NumberCell>
          </tr>
        ))}
        {shipping && (
          <tr className="border-b border-line align-top">
            <td className="py-3 pr-4">
              {invoicesMessages.shipping[shipping.option]}
              {hasTax && shippingTax && <Narrow>{`${taxColumn} ${shippingTax}`}</Narrow>}
            </td>
            <NumberCell isWide />
            <NumberCell isWide />
            {hasTax && <NumberCell isWide>{shippingTax}</NumberCell>}
            <NumberCell>{formatCentsIn(shipping.totalCents, currency)}</NumberCell>
          </tr>
        )}
      </tbody>
    </table>
  )
}

interface CellProps {
  children?: ReactNode
  /** Hidden on a phone, where `Narrow` says it. */
  isWide?: boolean
}

const wide = 'max-sm:hidden print:table-cell'

function HeadCell({ children, isWide = false, isRight = false }: CellProps & { isRight?: boolean }) {
  return (
    <th scope="col" className={`py-2 font-medium ${isRight ? 'pl-3 text-right' : 'pr-4'} ${isWide ? wide : ''}`}>
      {children}
    </th>
  )
}

function NumberCell({ children, isWide = false }: CellProps) {
  return <td className={`py-3 pl-3 text-right ${isWide ? wide : ''}`}>{children}</td>
}

function Narrow({ children }: { children: ReactNode }) {
  return <span className="block text-small sm:hidden print:hidden">{children}</span>
}

/** "SKU-1, Brown, size 52". */
function choiceOf({ sku, color, size }: InvoiceLine): string {
  return [sku, color, size === null ? null : invoicesMessages.size(size)].filter(Boolean).join(', ')
}
