import type { OperationsOf } from '../operation.ts'
import { showReconciliation } from './show-reconciliation.ts'
import { startReconciliation } from './start-reconciliation.ts'

export const operations: OperationsOf<'reconciliation'> = { showReconciliation, startReconciliation }
