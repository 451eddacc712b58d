import type { OperationsOf } from '../operation.ts'
import { findEmail } from './find-email.ts'
import { listEmails } from './list-emails.ts'
import { retryEmail } from './retry-email.ts'
import { sendTestEmail } from './send-test-email.ts'

export const operations: OperationsOf<'emails'> = { listEmails, findEmail, retryEmail, sendTestEmail }
