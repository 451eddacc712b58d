import type { OperationsOf } from '../operation.ts'
import { findDispute } from './find-dispute.ts'
import { listDisputes } from './list-disputes.ts'

export const operations: OperationsOf<'disputes'> = { listDisputes, findDispute }
