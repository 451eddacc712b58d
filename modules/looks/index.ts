import type { OperationsOf } from '../operation.ts'
import { findPictured } from './find-pictured.ts'
import { listLooks } from './list-looks.ts'

export const operations: OperationsOf<'looks'> = { listLooks, findPictured }
