import type { OperationsOf } from '../operation.ts'
import { listAuditEvents } from './list-audit-events.ts'
import { listPersonalReads } from './list-personal-reads.ts'

export const operations: OperationsOf<'audit'> = { listAuditEvents, listPersonalReads }
