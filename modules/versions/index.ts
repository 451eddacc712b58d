import type { OperationsOf } from '../operation.ts'
import { listVersions } from './list-versions.ts'

export const operations: OperationsOf<'versions'> = { listVersions }
