import type { reconciliationFindings } from '#db/tables/reconciliation.ts'

/** The outcome of one step of a reconciliation. */
export interface ReconciliationResult {
  /** How many sessions the payment provider was asked about. */
  asked: number
  unanswered: number
  /** How many differences were fixed. */
  mended: number
  findings: Omit<typeof reconciliationFindings.$inferInsert, 'reconciliationId'>[]
}
