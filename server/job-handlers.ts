import { reach } from '#failpoints/reach.ts'
import { countSales } from '#modules/catalog/count-sales.ts'
import { keepFacets } from '#modules/catalog/keep-facets.ts'
import { runImport } from '#modules/catalog/run-import.ts'
import { sweepPictures } from '#modules/catalog/sweep-pictures.ts'
import type { Shop } from '#modules/context.ts'
import { startPasswordReset } from '#modules/customers/start-password-reset.ts'
import { sweepSessions } from '#modules/customers/sweep-sessions.ts'
import type { JobName, Jobs } from '#modules/jobs/job.ts'
import { requeueMails } from '#modules/notifications/requeue-mails.ts'
import { sendMail } from '#modules/notifications/send-mail.ts'
import { noteMailed } from '#modules/orders/note-mailed.ts'
import { handlePaymentEvent } from '#modules/payments/handle-payment-event.ts'
import { reconcileBooks } from '#modules/payments/reconcile-books.ts'
import { reconcilePayments } from '#modules/payments/reconcile-payments.ts'
import { refundPayment } from '#modules/payments/refund-payment.ts'
import { releaseReservations } from '#modules/payments/release-reservations.ts'
import { mailUnsubscribeLink } from '#modules/requests/mail-unsubscribe-link.ts'
import { queueWaitingAlerts } from '#modules/requests/queue-waiting-alerts.ts'
import { sendStockAlerts } from '#modules/requests/send-stock-alerts.ts'
import { subscribeNewsletter } from '#modules/requests/subscribe-newsletter.ts'
import { sweepUploads } from '#modules/reviews/sweep-uploads.ts'
import { sweepCounters } from './database-counter.ts'
import { inSpan } from './tracing/in-span.ts'

type Handler<Name extends JobName> = (shop: Shop, told: Jobs[Name]) => Promise<void>

/** What each job does. */
const handlers: { [Name in JobName]: Handler<Name> } = {
  sendMail: (shop, told) => sendMail(shop, told, noteMailed),
  sendMailInTurn: (shop, told) => sendMail(shop, told, noteMailed),
  requeueMails,
  refundPayment,
  handlePaymentEvent,
  reconcilePayments,
  reconcileBooks,
  releaseReservations,
  countSales,
  keepFacets,
  sweepUploads: async (shop) => {
    await sweepUploads(shop)
    await sweepPictures(shop)
  },
  sweepSessions: async (shop) => {
    await sweepSessions(shop)
    await sweepCounters(shop.db)
  },
  queueStockAlerts: queueWaitingAlerts,
  sendStockAlerts,
  importProducts: runImport,
  startPasswordReset,
  subscribeNewsletter,
  mailUnsubscribeLink,
}

/** Runs a job with what it was told when it was queued. */
export async function runJob(shop: Shop, name: JobName, told: unknown): Promise<void> {
  const run = handlers[name] as (shop: Shop, told: unknown) => Promise<void>
  if (process.env.FAILPOINTS) await reach('job.afterLease')
  await inSpan(`job ${name}`, { 'vitrine.job': name }, () => run(shop, told))
  if (process.env.FAILPOINTS) await reach('job.afterSideEffect')
}
