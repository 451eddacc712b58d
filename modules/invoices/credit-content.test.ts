import { expect, test } from 'vitest'
import type { InvoiceContent } from '#contract/invoices/invoice.ts'
import { creditContent } from './credit-content.ts'

const invoice: InvoiceContent = {
  orderNumber: 'MG-100001',
  orderedOn: '2026-11-20',
  issuedOn: '2026-11-20',
  suppliedOn: '2026-11-20',
  seller: {
    name: 'MG',
    legalName: '',
    address: 'Here',
    email: 'care@mg.example.com',
    vatNumber: 'DE1',
    companyNumber: '',
  },
  buyer: { name: 'Ann', line1: '', line2: '', city: '', state: '', postalCode: '', country: 'DE', phone: '' },
  currency: { code: 'EUR', decimals: 2, prefix: '€' },
  tax: 'included',
  lines: [],
  shipping: { option: 'standard', totalCents: 0, taxCents: 0 },
  subtotalCents: 30_00,
  taxes: [
    { rate: 19_000, place: 'DE', netCents: 16_81, taxCents: 3_19 },
    { rate: 7_000, place: 'DE', netCents: 9_35, taxCents: 65 },
  ],
  totalCents: 30_00,
  card: { brand: 'visa', last4: '4242' },
  invoiceNumber: null,
  buyerTaxNumber: '',
}

function credit(amountCents: number, earlier: readonly InvoiceContent[]) {
  const { seller } = invoice
  return creditContent(invoice, {
    amountCents,
    issuedOn: '2026-11-21',
    invoiceNumber: 'INV-000001',
    seller,
    earlier,
    units: [],
    shippingCents: 0,
  })
}

test('a refund of a part is spread over the rates to the cent, and the last one takes what is left of each', () => {
  const first = credit(10_01, [])
  const second = credit(7_77, [first])
  const last = credit(12_22, [first, second])
  expect(first.taxes).toMatchObject([
    { rate: 19_000, netCents: -5_61, taxCents: -1_06 },
    { rate: 7_000, netCents: -3_12, taxCents: -22 },
  ])
  for (const each of [first, second, last]) {
    expect(each.taxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(each.totalCents)
  }
  for (const [at, tax] of invoice.taxes.entries()) {
    const credited = [first, second, last].map(({ taxes }) => taxes[at])
    expect(credited.reduce((sum, each) => sum + (each?.netCents ?? 0), 0)).toBe(-tax.netCents)
    expect(credited.reduce((sum, each) => sum + (each?.taxCents ?? 0), 0)).toBe(-tax.taxCents)
  }
})

test('what was not taxed stays without tax, and tax on top is not part of the subtotal', () => {
  const added: InvoiceContent = {
    ...invoice,
    tax: 'added',
    subtotalCents: 60_00,
    taxes: [{ rate: 7_250, place: 'CA', netCents: 60_00, taxCents: 4_35 }],
    totalCents: 79_30,
  }
  const { seller } = invoice
  const asked = {
    amountCents: 39_65,
    issuedOn: '2026-11-21',
    invoiceNumber: 'INV-000001',
    seller,
    earlier: [],
    units: [],
    shippingCents: 0,
  }
  expect(creditContent(added, asked)).toMatchObject({
    lines: [],
    shipping: null,
    subtotalCents: -37_47,
    taxes: [{ netCents: -30_00, taxCents: -2_18 }],
    totalCents: -39_65,
  })
})

test('a part of the shipping is credited with the tax of that part alone', () => {
  const { seller } = invoice
  const asked = { issuedOn: '2026-11-21', invoiceNumber: 'INV-000001', seller, earlier: [], units: [] }
  const line = { name: 'Ring', sku: '', color: null, size: null, quantity: 1, discountCents: 0 }
  const sale: InvoiceContent = {
    ...invoice,
    tax: 'added',
    lines: [{ ...line, unitPriceCents: 60_00, totalCents: 60_00, taxCents: 4_35 }],
    shipping: { option: 'express', totalCents: 15_00, taxCents: 0 },
    subtotalCents: 60_00,
    taxes: [{ rate: 7_250, place: 'CA', netCents: 60_00, taxCents: 4_35 }],
    totalCents: 79_35,
  }
  // Shipping is not taxed there.
  expect(creditContent(sale, { ...asked, amountCents: 5_00, shippingCents: 5_00 })).toMatchObject({
    lines: [],
    shipping: { totalCents: -5_00 },
    subtotalCents: 0,
    taxes: [{ netCents: 0, taxCents: 0 }],
    totalCents: -5_00,
  })
  const byProvider: InvoiceContent = {
    ...sale,
    lines: [{ ...line, unitPriceCents: 60_00, totalCents: 60_00, taxCents: null }],
    shipping: { option: 'express', totalCents: 15_00, taxCents: null },
    taxes: [{ rate: null, place: 'CA', netCents: 75_00, taxCents: 7_50 }],
    totalCents: 82_50,
  }
  expect(creditContent(byProvider, { ...asked, amountCents: 5_50, shippingCents: 5_50 })).toMatchObject({
    shipping: { totalCents: -5_00 },
    taxes: [{ netCents: -5_00, taxCents: -50 }],
    totalCents: -5_50,
  })
})
