import type { OperationsOf } from '../operation.ts'
import { findInvoice } from './find-invoice.ts'
import { trackedInvoice } from './tracked-invoice.ts'

export const operations: OperationsOf<'invoices'> = { findInvoice, trackedInvoice }
