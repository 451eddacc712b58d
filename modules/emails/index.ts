import type { OperationsOf } from '../operation.ts'
import { changeEmailText, restoreEmailText } from './change-email-text.ts'
import { findEmail } from './find-email.ts'
import { findEmailText } from './find-email-text.ts'
import { listEmailTexts } from './list-email-texts.ts'
import { listEmails } from './list-emails.ts'
import { previewEmailText } from './preview-email-text.ts'
import { retryEmail } from './retry-email.ts'
import { sendEmailText } from './send-email-text.ts'
import { sendTestEmail } from './send-test-email.ts'

export const operations: OperationsOf<'emails'> = {
  listEmails,
  findEmail,
  retryEmail,
  sendTestEmail,
  listEmailTexts,
  findEmailText,
  changeEmailText,
  restoreEmailText,
  previewEmailText,
  sendEmailText,
}
