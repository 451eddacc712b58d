import type { reconciliationFindings } from '#db/tables/reconciliation.ts'

/** The outcome of one step of a reconciliation. */
export interface ReconciliationResult {
  /** The number of sessions checked. */
  asked: number
  unanswered: number
  /** How many differences were fixed. */
  mended: number
  findings: Omit<typeof reconciliationFindings.$inferInsert, 'reconciliationId'>[]
}
