import type { OperationsOf } from '../operation.ts'
import { listAuditEvents } from './list-audit-events.ts'

export const operations: OperationsOf<'audit'> = { listAuditEvents }
