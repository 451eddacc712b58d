import * as z from 'zod/mini'
import { address } from '../orders/order.ts'
import { sizeShape } from '../products/size-shape.ts'
import { deliveryOptions } from '../shipping/zone-shape.ts'

export const invoiceKinds = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** In the smallest units of the paper's currency; negative on a credit note. */
const cents = z.int()

const invoiceLine = z.object({
  name: z.string(),
  sku: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
  quantity: z.int(),
  unitPriceCents: cents,
  /** What discounts take off the line. */
  discountCents: z._default(cents, 0),
  /** After discounts. */
  totalCents: cents,
  /** The tax in the total, or on top of it; null where only the tax of the whole is known. */
  taxCents: z.nullable(cents),
})
export type InvoiceLine = z.infer<typeof invoiceLine>

const invoiceTax = z.object({
  /** In thousandths of a percent; null where the payment provider calculated the tax. */
  rate: z.nullable(z.int()),
  /** Where it is due: the code of a country, or of a US state. */
  place: z.string(),
  netCents: cents,
  taxCents: cents,
})
export type InvoiceTax = z.infer<typeof invoiceTax>

/** What an invoice or a credit note says: it is stored when it is issued, and nothing is looked up when it is shown. */
export const invoiceContent = z.object({
  orderNumber: z.string(),
  /** Days in the shop's time zone, such as `2026-11-30`. */
  orderedOn: z.string(),
  issuedOn: z.string(),
  /** The day of payment, which is the tax point of goods paid in advance. */
  suppliedOn: z.string(),
  seller: z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.string(),
    email: z.string(),
    vatNumber: z.string(),
    companyNumber: z.string(),
  }),
  buyer: address,
  /** As the buyer typed it; empty without. */
  buyerTaxNumber: z._default(z.string(), ''),
  currency: z.object({ code: z.string(), decimals: z.int(), prefix: z.string() }),
  /** Whether prices include the tax, it is added to them, or there is none. */
  tax: z.enum(['included', 'added', 'none']),
  /** None on the credit note of a part of an order. */
  lines: z.array(invoiceLine),
  shipping: z.nullable(z.object({ option: z.enum(deliveryOptions), totalCents: cents, taxCents: z.nullable(cents) })),
  /** The lines, after discounts. */
  subtotalCents: cents,
  taxes: z.array(invoiceTax),
  totalCents: cents,
  card: z.object({ brand: z.string(), last4: z.string() }),
  /** The number of the invoice that a credit note corrects. */
  invoiceNumber: z.nullable(z.string()),
})
export type InvoiceContent = z.infer<typeof invoiceContent>

/** An invoice or a credit note. */
export const invoice = z.extend(invoiceContent, { kind: z.enum(invoiceKinds), number: z.string() })
export type Invoice = z.infer<typeof invoice>
