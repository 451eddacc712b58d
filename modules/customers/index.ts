import type { OperationsOf } from '../operation.ts'
import { endSessions } from './end-sessions.ts'
import { listCustomers } from './list-customers.ts'
import { sendResetEmail } from './send-reset-email.ts'

export const operations: OperationsOf<'customers'> = { listCustomers, sendResetEmail, endSessions }
