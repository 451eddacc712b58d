import type { Invoice, InvoiceTax } from '#contract/invoices/invoice.ts'
import { formatCentsIn } from '#contract/money.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import { percentOf } from './percent-of.ts'

/** Net and tax for each rate, and the total. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const { tax, taxes, subtotalCents, shipping, totalCents, currency, kind } = invoice
  const money = (cents: number) => formatCentsIn(cents, currency)
  return (
    <dl className="mt-6 ml-auto max-w-96 space-y-2 tabular-nums">
      <Row name={invoicesMessages.subtotal}>{money(subtotalCents)}</Row>
      {shipping && <Row name={invoicesMessages.shippingSum}>{money(shipping.totalCents)}</Row>}
      {tax === 'added' &&
        taxes.map((each) => (
          <Row key={`${each.place} ${each.rate}`} name={addedWords(each)}>
            {money(each.taxCents)}
          </Row>
        ))}
      <div className="flex justify-between gap-6 border-t border-ink pt-3 text-lead">
        <dt>{invoicesMessages.totals[kind]}</dt>
        <dd>{money(totalCents)}</dd>
      </div>
      {tax === 'included' &&
        taxes.map((each) => (
          <div key={`${each.place} ${each.rate}`} className="space-y-2 text-small">
            {each.rate !== 0 && (
              <Row name={invoicesMessages.net(percentOf(each.rate ?? 0))}>{money(each.netCents)}</Row>
            )}
            <Row name={vatWords(each)}>{money(each.taxCents)}</Row>
          </div>
        ))}
    </dl>
  )
}

function addedWords({ rate, place }: InvoiceTax): string {
  // A state or country without a rate may have a tax that the shop does not charge.
  if (rate === 0) return invoicesMessages.noTax
  return rate === null ? invoicesMessages.providerTax(place) : invoicesMessages.addedTax(place, percentOf(rate))
}

function vatWords({ rate, place }: InvoiceTax): string {
  return rate === 0 ? invoicesMessages.noVat(place) : invoicesMessages.includedTax(percentOf(rate ?? 0), place)
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
