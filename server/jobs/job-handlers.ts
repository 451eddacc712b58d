import { fetchImage } from '#adapters/images/fetch-image.ts'
import { reach } from '#failpoints/reach.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { isLocale } from '#messages/locales.ts'
import { startPasswordReset } from '#modules/accounts/start-password-reset.ts'
import type { Shop } from '#modules/context.ts'
import { removeDemo } from '#modules/demo/remove-demo.ts'
import { sweepLastEmails } from '#modules/emails/delete-emails.ts'
import { requeueEmails } from '#modules/emails/requeue-emails.ts'
import { sendEmail } from '#modules/emails/send-email.ts'
import { fetchImportImages } from '#modules/imports/images/fetch-import-images.ts'
import { runImport } from '#modules/imports/run-import.ts'
import { sweepImports } from '#modules/imports/sweep-imports.ts'
import { issueMissingPapers, issuePapers } from '#modules/invoices/issue-papers.ts'
import type { JobName, Jobs } from '#modules/jobs/job.ts'
import { sweepCounters } from '#modules/limits/database-counter.ts'
import { storeFacets } from '#modules/listing/store-facets.ts'
import { sweepImages } from '#modules/media/sweep-images.ts'
import { emailUnsubscribeLink } from '#modules/newsletter/email-unsubscribe-link.ts'
import { subscribeNewsletter } from '#modules/newsletter/subscribe-newsletter.ts'
import { inviteToReview } from '#modules/order-emails/invite-to-review.ts'
import { recordEmailSent } from '#modules/order-emails/record-email-sent.ts'
import { catchUpPayments } from '#modules/payments/catch-up-payments.ts'
import { handlePaymentEvent } from '#modules/payments/handle-payment-event.ts'
import { refundPayment } from '#modules/payments/refund-payment.ts'
import { checkAwaitedPayments } from '#modules/pending-orders/check-awaited-payments.ts'
import { applyRetention } from '#modules/privacy/apply-retention.ts'
import { countSales } from '#modules/products/count-sales.ts'
import { refreshClaimedPrices } from '#modules/products/refresh-prices.ts'
import { retitleProducts } from '#modules/products/retitle-products.ts'
import { runReconciliation } from '#modules/reconciliation/run-reconciliation.ts'
import { forgetNotes } from '#modules/reservations/forget-notes.ts'
import { forgetOrigins, releaseReservations } from '#modules/reservations/release-reservations.ts'
import { expireReturns } from '#modules/returns/expire-returns.ts'
import { sendCashback } from '#modules/returns/send-cashback.ts'
import { sweepReturnPhotos } from '#modules/returns/sweep-return-photos.ts'
import { sweepUploads } from '#modules/reviews/sweep-uploads.ts'
import { moveSales } from '#modules/sales/move-sales.ts'
import { sweepSearchTerms } from '#modules/search/sweep-search-terms.ts'
import { sweepSessions } from '#modules/sessions/sweep-sessions.ts'
import { sweepBrandFiles } from '#modules/settings/brand-files.ts'
import { shopLocale } from '#modules/settings/shop-locale.ts'
import { queueWaitingAlerts } from '#modules/stock-alerts/queue-waiting-alerts.ts'
import { refreshWanted } from '#modules/stock-alerts/refresh-wanted.ts'
import { sendStockAlerts } from '#modules/stock-alerts/send-stock-alerts.ts'
import { sweepSoldOutViews } from '#modules/stock-alerts/sweep-sold-out-views.ts'
import { makeWidths } from '../media/make-widths.ts'
import { inSpan } from '../tracing/in-span.ts'

type Handler<Name extends JobName> = (shop: Shop, data: Jobs[Name]) => Promise<void>

/** The handler of each job. */
const handlers: { [Name in JobName]: Handler<Name> } = {
  sendEmail: (shop, data) => sendEmail(shop, data, recordEmailSent),
  sendEmailInOrder: (shop, data) => sendEmail(shop, data, recordEmailSent),
  requeueEmails,
  refundPayment,
  issueInvoice: issuePapers,
  issueMissingInvoices: (shop) => issueMissingPapers(shop),
  handlePaymentEvent,
  catchUpPayments,
  checkAwaitedPayments,
  runReconciliation,
  releaseReservations,
  expireReturns,
  sendCashback,
  inviteToReview,
  countSales,
  storeFacets,
  moveSales,
  refreshPrices: (shop) => refreshClaimedPrices(shop),
  refreshWanted,
  sweepUploads: async (shop) => {
    await sweepUploads(shop)
    await sweepReturnPhotos(shop)
    await sweepImages(shop)
    await sweepImports(shop)
    await sweepBrandFiles(shop.db)
  },
  removeDemo,
  sweepSessions: async (shop) => {
    await sweepSessions(shop)
    await forgetOrigins(shop)
    await forgetNotes(shop)
    await sweepLastEmails(shop)
    await sweepCounters(shop.db)
  },
  sweepSearchTerms: async (shop) => {
    await sweepSearchTerms(shop)
    await sweepSoldOutViews(shop)
  },
  applyRetention,
  queueStockAlerts: queueWaitingAlerts,
  sendStockAlerts,
  importProducts: (shop, data) => runImport(shop, data, 'queue'),
  fetchImportImages: (shop, data) => fetchImportImages(shop, data, fetchImage),
  retitleProducts,
  makeWidths,
  startPasswordReset,
  subscribeNewsletter,
  emailUnsubscribeLink,
}

/** Runs a job with the data it was queued with, in its locale or else that of the shop. */
export async function runJob(shop: Shop, name: JobName, data: unknown): Promise<void> {
  const run = handlers[name] as (shop: Shop, data: unknown) => Promise<void>
  if (process.env.FAILPOINTS) await reach('job.afterLease')
  const asked: unknown = Reflect.get(Object(data), 'locale')
  const locale = isLocale(asked) ? asked : await shopLocale(shop)
  await inSpan(`job ${name}`, { 'vitrine.job': name }, () => runInLocale(locale, () => run(shop, data)))
  if (process.env.FAILPOINTS) await reach('job.afterSideEffect')
}
