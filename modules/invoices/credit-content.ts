import type { InvoiceContent } from '#contract/invoices/invoice.ts'
import { spreadCents } from '#contract/taxes/spread-cents.ts'

interface Credit {
  amountCents: number
  issuedOn: string
  invoiceNumber: string
  seller: InvoiceContent['seller']
  /** The credit notes of the invoice so far. */
  earlier: readonly InvoiceContent[]
}

/**
 * What the credit note for a refund says: the whole invoice with negative amounts, or the part of it by its tax rates. A
 * part is spread over what is not credited yet, so that all credit notes of an invoice add up to it.
 */
export function creditContent(invoice: InvoiceContent, credit: Credit): InvoiceContent {
  const { amountCents, issuedOn, invoiceNumber, seller } = credit
  const isWhole = amountCents === invoice.totalCents && credit.earlier.length === 0
  const shared = { ...invoice, issuedOn, invoiceNumber, seller, totalCents: minus(amountCents) }
  if (isWhole) {
    return {
      ...shared,
      lines: invoice.lines.map((line) => ({
        ...line,
        unitPriceCents: minus(line.unitPriceCents),
        totalCents: minus(line.totalCents),
        taxCents: line.taxCents === null ? null : minus(line.taxCents),
      })),
      shipping: invoice.shipping && {
        ...invoice.shipping,
        totalCents: minus(invoice.shipping.totalCents),
        taxCents: invoice.shipping.taxCents === null ? null : minus(invoice.shipping.taxCents),
      },
      subtotalCents: minus(invoice.subtotalCents),
      taxes: invoice.taxes.map((tax) => ({ ...tax, netCents: minus(tax.netCents), taxCents: minus(tax.taxCents) })),
    }
  }
  const parts = spreadCents(amountCents, remainingParts(invoice, credit.earlier))
  const taxes = invoice.taxes.map((tax, at) => {
    return { ...tax, netCents: minus(parts[at * 2] ?? 0), taxCents: minus(parts[at * 2 + 1] ?? 0) }
  })
  const addedCents = invoice.tax === 'added' ? taxes.reduce((sum, { taxCents }) => sum + taxCents, 0) : 0
  return { ...shared, lines: [], shipping: null, subtotalCents: minus(amountCents) - addedCents, taxes }
}

/** What is not credited yet: net and tax of each rate in turn, and at the end what is not taxed. */
function remainingParts(invoice: InvoiceContent, earlier: readonly InvoiceContent[]): number[] {
  return [invoice, ...earlier]
    .map(({ taxes, totalCents }) => {
      const taxed = taxes.flatMap(({ netCents, taxCents }) => [netCents, taxCents])
      return [...taxed, totalCents - taxed.reduce((sum, part) => sum + part, 0)]
    })
    .reduce((rest, credited) => rest.map((part, at) => part + (credited[at] ?? 0)))
}

// Without the negative zero.
function minus(cents: number): number {
  return cents === 0 ? 0 : -cents
}
