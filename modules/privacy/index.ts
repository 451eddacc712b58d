import type { OperationsOf } from '../operation.ts'
import { deleteCustomer } from './delete-customer.ts'
import { deleteGuest } from './delete-guest.ts'
import { deleteMyAccount } from './delete-my-account.ts'
import { downloadMyData } from './download-my-data.ts'
import { exportCustomer } from './export-customer.ts'
import { exportGuest } from './export-guest.ts'
import { findCustomer } from './find-customer.ts'
import { reportRetention } from './report-retention.ts'

export const operations: OperationsOf<'privacy'> = {
  downloadMyData,
  deleteMyAccount,
  exportCustomer,
  findCustomer,
  deleteCustomer,
  exportGuest,
  deleteGuest,
  reportRetention,
}
