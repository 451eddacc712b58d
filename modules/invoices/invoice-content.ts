import { currencyOf } from '#contract/currencies.ts'
import type { InvoiceContent, InvoiceTax } from '#contract/invoices/invoice.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import { type OwnRate, taxRate } from '#contract/taxes/tax.ts'
import { taxShares } from '#contract/taxes/tax-shares.ts'
import type { TaxMode } from '#contract/taxes/tax-terms.ts'
import type { orderLines, orders } from '#db/tables/orders.ts'
import { addressOf } from '../orders/delivery-of.ts'
import { sellerOf } from './seller-of.ts'

/** A paid order with what its checkout says about currency and taxes. */
export interface OrderToInvoice {
  /** With the sums of what is invoiced. */
  order: typeof orders.$inferSelect
  lines: readonly (typeof orderLines.$inferSelect)[]
  /** The change of the order whose lines are invoiced; null for what was ordered at first. */
  changeId: string | null
  currency: string
  taxMode: TaxMode
  taxRates: readonly OwnRate[]
  buyerTaxNumber: string
  card: { brand: string; last4: string }
  /** Days in the shop's time zone. */
  orderedOn: string
  issuedOn: string
  paidOn: string
}

/** What the invoice of an order says. */
export function invoiceContent(paid: OrderToInvoice, settings: Settings): InvoiceContent {
  const { order } = paid
  const { lines, shipping } = itemsOf(paid)
  return {
    orderNumber: order.number,
    orderedOn: paid.orderedOn,
    issuedOn: paid.issuedOn,
    suppliedOn: paid.paidOn,
    seller: sellerOf(settings),
    buyer: { ...buyerAddress(order), name: order.customerName, phone: '' },
    buyerTaxNumber: paid.buyerTaxNumber,
    currency: currencyOf(paid.currency),
    tax: wayOf(paid),
    lines,
    shipping,
    subtotalCents: order.subtotalCents - order.discountCents,
    taxes: taxesOf(paid),
    totalCents: order.totalCents,
    card: paid.card,
    invoiceNumber: null,
  }
}

// Who picks an order up is asked for no address.
function buyerAddress(order: OrderToInvoice['order']): InvoiceContent['buyer'] {
  const unknown = { line1: '', line2: '', city: '', state: '', postalCode: '', country: '' }
  return { ...addressOf(order), ...(order.shippingOption === 'pickup' && unknown) }
}

function wayOf({ taxMode }: OrderToInvoice): InvoiceContent['tax'] {
  if (taxMode === 'none') return 'none'
  return taxMode === 'inclusive_vat' ? 'included' : 'added'
}

function taxesOf({ order, taxMode, taxRates }: OrderToInvoice): InvoiceTax[] {
  const { totalCents, taxCents, includedTaxCents, includedTaxRate, country, state } = order
  if (taxMode === 'none') return []
  if (taxMode === 'inclusive_vat') {
    const netCents = totalCents - includedTaxCents
    return [{ rate: includedTaxRate, place: country, netCents, taxCents: includedTaxCents }]
  }
  const place = country === 'US' ? state : country
  if (taxMode === 'us_sales') {
    const netCents = order.subtotalCents - order.discountCents
    return [{ rate: taxRate(order, taxRates), place, netCents, taxCents }]
  }
  return [{ rate: null, place, netCents: totalCents - taxCents, taxCents }]
}

function itemsOf({ order, lines, taxMode, changeId }: OrderToInvoice): Pick<InvoiceContent, 'lines' | 'shipping'> {
  const totals = lines.map(({ unitPriceCents, quantity, discountCents }) => unitPriceCents * quantity - discountCents)
  const shares = taxShares({ ...order, taxMode }, totals)
  return {
    lines: lines.map(({ name, sku, color, quantity, unitPriceCents, discountCents, ...line }, at) => ({
      name,
      sku,
      color,
      size: shownSize(line),
      quantity,
      unitPriceCents,
      discountCents,
      totalCents: totals[at] ?? 0,
      taxCents: shares?.[at] ?? null,
    })),
    shipping:
      changeId === null
        ? {
            option: order.shippingOption,
            totalCents: order.shippingCents,
            taxCents: shares?.[lines.length] ?? null,
          }
        : null,
  }
}
