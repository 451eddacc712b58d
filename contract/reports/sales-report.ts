import * as z from 'zod/mini'

/** The periods that a sales report can be divided into. */
export const reportSteps = ['day', 'week', 'month', 'quarter', 'year'] as const
export type ReportStep = (typeof reportSteps)[number]

const amounts = {
  /** Without tax, with tax, and both; refunds count against them. Amounts are in the shop's currency. */
  net: z.number(),
  tax: z.number(),
  gross: z.number(),
}

/** What was sold in a period to a country at a rate. */
const reportRow = z.object({
  /** The first day of the period, such as `2026-11-01`. */
  period: z.string(),
  /** The code of the country that it was shipped to. */
  country: z.string(),
  /** Where the tax is due: a country, or a US state; empty for what is not taxed. */
  place: z.string(),
  /** In thousandths of a percent; null where the payment provider calculated the tax, and for what is not taxed. */
  rate: z.nullable(z.number()),
  ...amounts,
})
export type ReportRow = z.infer<typeof reportRow>

/** Sales and taxes, from invoices and credit notes: the sums of the rows are those of the papers, to the cent. */
export const salesReport = z.object({
  /** Whole days in the time zone of the shop, inclusive, by the dates that the papers bear. */
  from: z.string(),
  until: z.string(),
  step: z.enum(reportSteps),
  rows: z.array(reportRow),
  /** Of each period: how many papers, and their sums. */
  periods: z.array(z.object({ period: z.string(), invoices: z.number(), creditNotes: z.number(), ...amounts })),
  total: z.object({ invoices: z.number(), creditNotes: z.number(), ...amounts }),
})
export type SalesReport = z.infer<typeof salesReport>
