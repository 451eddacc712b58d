import { defineMessages } from '../define-messages.ts'
import { nameSize } from '../name-size.ts'

/** Invoices and credit notes, and the links to them. */
export const invoicesMessages = defineMessages('invoices', {
  titles: {
    invoice: (number: string) => `Invoice ${number}`,
    'credit-note': (number: string) => `Credit note ${number}`,
  },
  corrects: (invoice: string) => `For invoice ${invoice}`,
  back: 'Back to the order',
  save: 'Print or save as PDF',

  vatNumber: (vatNumber: string) => `VAT number ${vatNumber}`,
  buyer: 'Sold to',
  taxNumber: (taxNumber: string) => `Tax number ${taxNumber}`,
  issued: 'Date of issue',
  supplied: 'Date of supply (payment)',
  order: 'Order',
  orderOn: (order: string, day: string) => `${order}, ${day}`,

  columns: {
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    includedTax: 'VAT included',
    tax: 'Sales tax',
    amount: 'Amount',
  },
  size: (size: number | string) => nameSize('size', size, 'one size'),
  discount: (amount: string) => `Discount ${amount}`,
  units: (quantity: number, price: string) => `${quantity} × ${price}`,
  taxOfLine: (percent: string, amount: string) => `${percent}% · ${amount}`,
  shipping: { standard: 'Standard shipping', express: 'Express shipping', pickup: 'Pickup' },

  subtotal: 'Subtotal',
  shippingSum: 'Shipping',
  addedTax: (place: string, percent: string) => `Sales tax ${place} ${percent}%`,
  noTax: 'Tax',
  providerTax: (place: string) => `Tax ${place}`,
  net: (percent: string) => `Net at ${percent}%`,
  includedTax: (percent: string, place: string) => `VAT included, ${percent}% ${place}`,
  noVat: (place: string) => `VAT 0% ${place}`,
  totals: { invoice: 'Total', 'credit-note': 'Refund total' },

  paidWith: (card: string) => `Paid with ${card}.`,
  refundedTo: (card: string) => `Refunded to ${card}.`,
  currency: (currency: string) => `All amounts in ${currency}.`,
})
