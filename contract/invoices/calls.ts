import * as z from 'zod/mini'
import { call } from '../call.ts'
import { maxPrinted } from '../order-table/order-row.ts'
import { line } from '../typed-text.ts'
import { invoice } from './invoice.ts'

const invoiceNumber = line(40)

export const calls = {
  findInvoice: call({
    method: 'POST',
    path: 'invoices/findInvoice',
    access: 'customer',
    shows: { data: 'invoices', of: 'invoiceNumber', to: 'support' },
    limit: 'browse',
    summary: "An invoice or a credit note by its number: of one of the caller's orders, or for an admin any.",
    payload: z.object({ invoiceNumber }),
    response: z.object({ invoice, message: z.string() }),
  }),

  findInvoices: call({
    method: 'POST',
    path: 'invoices/findInvoices',
    access: 'support',
    shows: { data: 'invoices' },
    summary: 'The invoices of orders by their numbers, without credit notes.',
    payload: z.object({ orderNumbers: z.array(line(40)).check(z.minLength(1), z.maxLength(maxPrinted)) }),
    response: z.object({ invoices: z.array(invoice) }),
  }),

  trackedInvoice: call({
    method: 'POST',
    path: 'invoices/trackedInvoice',
    access: 'anyone',
    limit: 'browse',
    summary: 'An invoice or a credit note of an order, by the key of an emailed tracking link.',
    payload: z.object({ orderNumber: line(40), key: line(100), invoiceNumber }),
    response: z.object({ invoice, message: z.string() }),
  }),
}
