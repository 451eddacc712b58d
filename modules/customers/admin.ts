import type { OperationsOf } from '../operation.ts'
import { changeRole } from './change-role.ts'
import { endSessions } from './end-sessions.ts'
import { listCustomers } from './list-customers.ts'
import { sendResetMail } from './send-reset-mail.ts'

/** What admins do about accounts; what reaches into orders and reviews is at home in `privacy`. */
export const customers: Omit<OperationsOf<'customers'>, 'findCustomer' | 'deleteCustomer'> = {
  listCustomers,
  sendResetMail,
  endSessions,
  changeRole,
}
