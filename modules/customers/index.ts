import type { OperationsOf } from '../operation.ts'
import { endSessions } from './end-sessions.ts'
import { listCustomers } from './list-customers.ts'
import { listGuests } from './list-guests.ts'
import { noteCustomer } from './note-customer.ts'
import { sendResetEmail } from './send-reset-email.ts'
import { tagCustomer } from './tag-customer.ts'

export const operations: OperationsOf<'customers'> = {
  listCustomers,
  listGuests,
  tagCustomer,
  noteCustomer,
  sendResetEmail,
  endSessions,
}
