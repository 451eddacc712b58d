import type { Tx } from '#db/open-database.ts'
import type { Locale } from '#messages/locales.ts'

/** The payload of every job. Jobs are idempotent: each may run twice. One with `startAfter` (ISO 8601) waits until then. */
export interface Jobs {
  sendEmail: { emailId: string }
  /** The same for emails that must be sent in the order they were queued. */
  sendEmailInOrder: { emailId: string }
  requeueEmails: Record<string, never>
  refundPayment: { refundId: string }
  issueInvoice: { orderId: string }
  issueMissingInvoices: Record<string, never>
  handlePaymentEvent: { eventId: string }
  catchUpPayments: Record<string, never>
  /** Asks the provider about the orders that a bank still decides about. */
  checkAwaitedPayments: Record<string, never>
  /** Without an ID it starts a run of its own. */
  runReconciliation: { reconciliationId?: string }
  releaseReservations: Record<string, never>
  expireReturns: Record<string, never>
  sendCashback: Record<string, never>
  inviteToReview: Record<string, never>
  countSales: Record<string, never>
  storeFacets: Record<string, never>
  /** Starts and ends sales that are due. */
  moveSales: { startAfter?: string }
  refreshPrices: Record<string, never>
  /** Counts what changed of the restock radar, so that there is little to count when it is read. */
  refreshWanted: Record<string, never>
  sweepUploads: Record<string, never>
  removeDemo: Record<string, never>
  sweepSessions: Record<string, never>
  sweepSearchTerms: Record<string, never>
  /** Removes personal data whose retention period is over. */
  applyRetention: Record<string, never>
  queueStockAlerts: { productIds: string[] }
  sendStockAlerts: { productId: string }
  importProducts: { importId: string }
  /** Fetches some of the images that an import waits for, then the next ones. */
  fetchImportImages: { importId: string; startAfter?: string }
  retitleProducts: { categoryId: string }
  makeWidths: { imageId: string }
  startPasswordReset: EmailRequest
  /** `isSignUp`: with the box of the sign-up form. `isAtOnce`: without a link to confirm, as the shop said when it was asked. */
  subscribeNewsletter: EmailRequest & { isSignUp?: boolean; isAtOnce?: boolean }
  emailUnsubscribeLink: EmailRequest
}

/** A request for an email, in the language that it was asked for in; without one, in that of the shop. */
interface EmailRequest {
  email: string
  locale?: Locale
}

export type JobName = keyof Jobs

interface JobRule {
  retryLimit: number
  retryDelay: number
  /** When it runs by itself, in UTC. */
  cron: string | null
  /** The timeout of a batch; two minutes by default. */
  timeoutSeconds?: number
  /** How many jobs a process fetches at once; one by default. */
  batchSize?: number
  /** Its payload has an email address: it is deleted an hour after it ended, not after a week. */
  isPersonal?: boolean
  /** Runs one job at a time, oldest first, across all processes. */
  inOrder?: boolean
}

/** Retries and schedules of jobs. Times are seconds. */
export const jobRules: Record<JobName, JobRule> = {
  sendEmail: { retryLimit: 8, retryDelay: 15, cron: null, batchSize: 5 },
  sendEmailInOrder: { retryLimit: 8, retryDelay: 15, cron: null, inOrder: true },
  requeueEmails: { retryLimit: 0, retryDelay: 0, cron: '7 * * * *' },
  refundPayment: { retryLimit: 12, retryDelay: 15, cron: null, batchSize: 5 },
  // One after the other, so that the numbers follow the payments and nobody waits for the counter's lock.
  issueInvoice: { retryLimit: 12, retryDelay: 5, cron: null, inOrder: true },
  issueMissingInvoices: { retryLimit: 0, retryDelay: 0, cron: '51 * * * *', timeoutSeconds: 1_800 },
  handlePaymentEvent: { retryLimit: 12, retryDelay: 5, cron: null, batchSize: 20 },
  catchUpPayments: { retryLimit: 0, retryDelay: 0, cron: '*/5 * * * *' },
  checkAwaitedPayments: { retryLimit: 0, retryDelay: 0, cron: '13 * * * *', timeoutSeconds: 1_800 },
  runReconciliation: { retryLimit: 2, retryDelay: 60, cron: '23 3 * * *', timeoutSeconds: 1_800 },
  releaseReservations: { retryLimit: 0, retryDelay: 0, cron: '* * * * *' },
  expireReturns: { retryLimit: 0, retryDelay: 0, cron: '27 * * * *' },
  sendCashback: { retryLimit: 0, retryDelay: 0, cron: '33 4 * * *', timeoutSeconds: 1_800 },
  inviteToReview: { retryLimit: 0, retryDelay: 0, cron: '47 4 * * *', timeoutSeconds: 1_800 },
  countSales: { retryLimit: 0, retryDelay: 0, cron: '*/10 * * * *' },
  storeFacets: { retryLimit: 0, retryDelay: 0, cron: '4-59/10 * * * *' },
  // By the minute too, for a sale whose own job was lost, as in a restored backup.
  moveSales: { retryLimit: 12, retryDelay: 5, cron: '* * * * *', timeoutSeconds: 1_800, inOrder: true },
  refreshPrices: { retryLimit: 12, retryDelay: 5, cron: null, timeoutSeconds: 1_800, inOrder: true },
  refreshWanted: { retryLimit: 0, retryDelay: 0, cron: '* * * * *' },
  sweepUploads: { retryLimit: 0, retryDelay: 0, cron: '17 * * * *' },
  removeDemo: { retryLimit: 8, retryDelay: 5, cron: null, timeoutSeconds: 1_800, inOrder: true },
  sweepSessions: { retryLimit: 0, retryDelay: 0, cron: '37 3 * * *' },
  sweepSearchTerms: { retryLimit: 0, retryDelay: 0, cron: '43 3 * * *' },
  applyRetention: { retryLimit: 0, retryDelay: 0, cron: '47 3 * * *', timeoutSeconds: 1_800 },
  queueStockAlerts: { retryLimit: 8, retryDelay: 15, cron: null },
  importProducts: { retryLimit: 0, retryDelay: 0, cron: null },
  fetchImportImages: { retryLimit: 3, retryDelay: 5, cron: null, timeoutSeconds: 300 },
  // A large category takes minutes; what a timeout interrupts is continued by the next try.
  retitleProducts: { retryLimit: 12, retryDelay: 15, cron: null, timeoutSeconds: 1_800, inOrder: true },
  makeWidths: { retryLimit: 3, retryDelay: 15, cron: null },
  // Emails go out in the order of the requests, so two processes must not work on the same product.
  sendStockAlerts: { retryLimit: 8, retryDelay: 15, cron: null, inOrder: true },
  startPasswordReset: { retryLimit: 8, retryDelay: 5, cron: null, isPersonal: true },
  subscribeNewsletter: { retryLimit: 8, retryDelay: 5, cron: null, isPersonal: true },
  emailUnsubscribeLink: { retryLimit: 8, retryDelay: 5, cron: null, isPersonal: true },
}

/**
 * Enqueues a job per payload in the transaction of its cause: the jobs run if it commits, and never existed
 * otherwise.
 */
export type Enqueue = <Name extends JobName>(tx: Tx, name: Name, ...payload: Jobs[Name][]) => Promise<void>
