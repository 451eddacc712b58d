import type { apiInvoicesMessages as source } from '../../en-US/api/invoices.ts'
import type { Translation } from '../../translation.ts'

export const apiInvoicesMessages: Translation<typeof source> = {
  found: (number) => `Rechnung ${number}.`,
  notFound: 'Rechnung nicht gefunden.',
}
