import { defineMessages } from '../../define-messages.ts'

/** Calls about invoices and credit notes. */
export const apiInvoicesMessages = defineMessages('api/invoices', {
  found: (number: string) => `Invoice ${number}.`,
  notFound: 'Invoice not found.',
})
