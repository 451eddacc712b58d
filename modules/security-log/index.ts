import type { OperationsOf } from '../operation.ts'
import { listSecurityEvents } from './list-security-events.ts'

export const operations: OperationsOf<'securityLog'> = { listSecurityEvents }
