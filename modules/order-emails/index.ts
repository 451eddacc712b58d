import type { OperationsOf } from '../operation.ts'
import { resendReceiptEmail } from './resend-receipt-email.ts'
import { sendReviewInvitation } from './send-review-invitation.ts'

export const operations: OperationsOf<'orderEmails'> = {
  resendReceiptEmail,
  sendReviewInvitation,
}
