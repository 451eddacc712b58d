import { type ReactNode, useId } from 'react'
import { AddressLines } from '#app/orders/address-lines.tsx'
import { cardWords } from '#app/orders/card-words.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { dayWithYear } from '#contract/day-in-words.ts'
import type { Invoice } from '#contract/invoices/invoice.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceSums } from './invoice-sums.tsx'

interface InvoicePaperProps {
  invoice: Invoice
  /** The link back to the order; without one it is one of several papers that are printed together. */
  back?: ReactNode
}

/** An invoice or a credit note, to read, print and save; all of it but the logo is what was stored when it was issued. */
export function InvoicePaper({ invoice, back }: InvoicePaperProps) {
  const { seller, buyer, buyerTaxNumber, card, kind, number } = invoice
  const id = useId()
  const Title = back ? 'h1' : 'h2'
  const hasLogo = useSettings().logo.logo !== ''
  return (
    <article
      aria-labelledby={id}
      className="mx-auto w-full max-w-[52rem] bg-chalk px-6 py-8 text-ink sm:px-12 print:max-w-none print:bg-transparent print:p-0"
    >
      {back && (
        <p className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
          {back}
          <Button className="noscript:hidden" onClick={() => window.print()}>
            {invoicesMessages.save}
          </Button>
        </p>
      )}
      <header className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-ink pb-6 sm:flex-nowrap print:flex-nowrap">
        <div className="min-w-0 wrap-anywhere">
          {hasLogo && <Logo className="mb-3 h-12 max-w-72" />}
          <p className={hasLogo ? 'text-small' : 'display text-title'}>{seller.name}</p>
          <address className="max-w-80 text-small not-italic">
            {seller.legalName !== '' && seller.legalName !== seller.name && <p>{seller.legalName}</p>}
            <p>{seller.address}</p>
            <p>{seller.email}</p>
            {seller.vatNumber !== '' && <p>{invoicesMessages.vatNumber(seller.vatNumber)}</p>}
            {seller.companyNumber !== '' && <p>{seller.companyNumber}</p>}
          </address>
        </div>
        <div className="sm:text-right print:text-right">
          <Title id={id} className="display text-title">
            {invoicesMessages.titles[kind](number)}
          </Title>
          {invoice.invoiceNumber && <p>{invoicesMessages.corrects(invoice.invoiceNumber)}</p>}
        </div>
      </header>
      <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div className="min-w-0">
          <h2 className="mb-1 text-small">{invoicesMessages.buyer}</h2>
          <AddressLines address={buyer} />
          {buyerTaxNumber !== '' && <p className="wrap-anywhere">{invoicesMessages.taxNumber(buyerTaxNumber)}</p>}
        </div>
        <InvoiceFacts invoice={invoice} />
      </div>
      {invoice.lines.length > 0 && <InvoiceLines invoice={invoice} />}
      <InvoiceSums invoice={invoice} />
      <p className="mt-8 text-small">
        {invoice.totalCents !== 0 &&
          invoicesMessages[kind === 'invoice' ? 'paidWith' : 'refundedTo'](cardWords(card.brand, card.last4))}{' '}
        {invoicesMessages.currency(invoice.currency.code)}
      </p>
    </article>
  )
}

function InvoiceFacts({ invoice: { issuedOn, suppliedOn, orderedOn, orderNumber } }: { invoice: Invoice }) {
  const facts = [
    [invoicesMessages.issued, dayWithYear(issuedOn)],
    [invoicesMessages.supplied, dayWithYear(suppliedOn)],
    [invoicesMessages.order, invoicesMessages.orderOn(orderNumber, dayWithYear(orderedOn))],
  ]
  return (
    <dl className="space-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-small">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
