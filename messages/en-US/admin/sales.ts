import { defineMessages } from '../../define-messages.ts'

/** Sales and taxes, from invoices and credit notes. */
export const adminSalesMessages = defineMessages('admin/sales', {
  lead: 'From your invoices and credit notes, by their dates. The totals match them to the cent; refunds count toward the period of their credit note.',
  from: 'From',
  until: 'Until',
  step: 'By',
  steps: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' },
  show: 'Show',
  export: 'Download as CSV',
  none: 'No invoices in this period',
  noneText: 'Choose other days to see earlier sales.',
  byPeriod: 'By period',
  byRate: 'By country and rate',
  period: 'Period',
  country: 'Shipped to',
  place: 'Tax due in',
  rate: 'Rate',
  papers: 'Documents',
  /** A period in words, by its first day. */
  periods: {
    week: (day: string) => `Week of ${day}`,
    quarter: (quarter: number, year: number) => `Q${quarter} ${year}`,
  },
  invoices: (invoices: string, creditNotes: string) =>
    `${invoices} ${invoices === '1' ? 'invoice' : 'invoices'}, ${creditNotes} credit ${creditNotes === '1' ? 'note' : 'notes'}`,
  net: 'Net',
  tax: 'Tax',
  gross: 'Gross',
  total: 'Total',
  percent: (rate: string) => `${rate}%`,
  untaxed: 'Not taxed',
  byProvider: 'As calculated',
  days: (from: string, until: string) => `${from} to ${until}`,
})
