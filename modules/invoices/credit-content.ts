import type { InvoiceContent } from '#contract/invoices/invoice.ts'
import { spreadCents } from '#contract/taxes/spread-cents.ts'

interface Credit {
  amountCents: number
  issuedOn: string
  invoiceNumber: string
  seller: InvoiceContent['seller']
  /**
   * The units that are refunded, by the place of their line on the invoice, with the tax on top of them and how many of the
   * line were refunded before; empty for a refund of an amount.
   */
  units: readonly { at: number; quantity: number; amountCents: number; before: number }[]
  /** What of the shipping is refunded, with the tax on top of it. */
  shippingCents: number
  /** The credit notes of the invoice so far. */
  earlier: readonly InvoiceContent[]
}

/**
 * What the credit note for a refund says: the whole invoice with negative amounts, or the part of it by its tax rates. A
 * part is spread over what is not credited yet, so that all credit notes of an invoice add up to it; so is one of items of which
 * an amount was credited before.
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
        discountCents: minus(line.discountCents),
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
  const remaining = remainingParts(invoice, credit.earlier)
  if (credit.units.length > 0 || credit.shippingCents > 0) {
    const items = itemsOf(invoice, credit)
    if (isWithin(remaining, amountCents, items.taxes)) return { ...shared, ...items }
  }
  const parts = spreadCents(amountCents, remaining)
  const taxes = taxesOf(invoice, parts)
  const addedCents = invoice.tax === 'added' ? taxes.reduce((sum, { taxCents }) => sum + taxCents, 0) : 0
  return { ...shared, lines: [], shipping: null, subtotalCents: minus(amountCents) - addedCents, taxes }
}

/** The refunded units and shipping with their tax. On top of prices it is what the amount is more than they. */
function itemsOf(invoice: InvoiceContent, { amountCents, units, shippingCents, earlier }: Credit) {
  const onTop = taxOnTop(invoice)
  const lines = units.flatMap(({ at, quantity, before, ...unit }) => {
    const line = invoice.lines[at]
    if (!line) return []
    const { unitPriceCents } = line
    const taxUpTo = (count: number) => Math.floor(((onTop[at] ?? 0) * count) / line.quantity)
    const netCents = unit.amountCents - (taxUpTo(before + quantity) - taxUpTo(before))
    return [
      {
        ...line,
        quantity,
        unitPriceCents: minus(unitPriceCents),
        discountCents: minus(unitPriceCents * quantity - netCents),
        totalCents: minus(netCents),
        taxCents: null,
      },
    ]
  })
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const shippingTax = onTop[invoice.lines.length] ?? 0
  const wholeCents = (invoice.shipping?.totalCents ?? 0) + shippingTax
  const shipping =
    shippingCents > 0 && invoice.shipping
      ? {
          ...invoice.shipping,
          totalCents: minus(shippingCents - Math.floor((shippingTax * shippingCents) / wholeCents)),
          taxCents: null,
        }
      : null
  const netCents = subtotalCents + (shipping?.totalCents ?? 0)
  const taxes =
    invoice.tax === 'added'
      ? invoice.taxes.map((tax) => ({
          ...tax,
          // Without a rate the provider calculated it, on shipping too.
          netCents: tax.rate === null ? netCents : subtotalCents,
          taxCents: minus(amountCents + netCents),
        }))
      : taxesOf(invoice, spreadCents(amountCents, remainingParts(invoice, earlier)))
  return { lines, shipping, subtotalCents, taxes }
}

/** Whether of no rate more would be credited than is left, as of items after an amount was refunded. */
function isWithin(remaining: readonly number[], amountCents: number, taxes: InvoiceContent['taxes']): boolean {
  const taxed = taxes.flatMap(({ netCents, taxCents }) => [-netCents, -taxCents])
  const untaxed = amountCents - taxed.reduce((sum, part) => sum + part, 0)
  return [...taxed, untaxed].every((part, at) => part <= (remaining[at] ?? 0))
}

/** The tax on top of each line and at the end of shipping, as refunds share it out; none where prices include it. */
function taxOnTop({ tax, taxes, lines, shipping }: InvoiceContent): number[] {
  if (tax !== 'added') return []
  const whole = taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)
  const shares = spreadCents(whole, [...lines.map(({ totalCents }) => totalCents), shipping?.totalCents ?? 0])
  return [...lines, shipping].map((each, at) => each?.taxCents ?? shares[at] ?? 0)
}

/** The taxes of a credit note from its net and tax of each rate in turn. */
function taxesOf(invoice: InvoiceContent, parts: readonly number[]): InvoiceContent['taxes'] {
  return invoice.taxes.map((tax, at) => {
    return { ...tax, netCents: minus(parts[at * 2] ?? 0), taxCents: minus(parts[at * 2 + 1] ?? 0) }
  })
}

/** What is not credited yet: net and tax of each rate in turn, and at the end what is not taxed. */
function remainingParts(invoice: InvoiceContent, earlier: readonly InvoiceContent[]): number[] {
  return [invoice, ...earlier]
    .map(({ taxes, totalCents }) => {
      const taxed = taxes.flatMap(({ netCents, taxCents }) => [netCents, taxCents])
      return [...taxed, totalCents - taxed.reduce((sum, part) => sum + part, 0)]
    })
    .reduce((rest, credited) => rest.map((part, at) => part + (credited[at] ?? 0)))
    .map((part) => Math.max(0, part))
}

// Without the negative zero.
function minus(cents: number): number {
  return cents === 0 ? 0 : -cents
}
