import type { OperationsOf } from '../operation.ts'
import { findMail } from './find-mail.ts'
import { listMails } from './list-mails.ts'
import { retryMail } from './retry-mail.ts'
import { sendTestMail } from './send-test-mail.ts'

export const admin: OperationsOf<'admin'> = { listMails, findMail, retryMail, sendTestMail }
