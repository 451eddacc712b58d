import type { OperationsOf } from '../operation.ts'
import { findInvoice } from './find-invoice.ts'
import { findInvoices } from './find-invoices.ts'
import { trackedInvoice } from './tracked-invoice.ts'

export const operations: OperationsOf<'invoices'> = { findInvoice, findInvoices, trackedInvoice }
