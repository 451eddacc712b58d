import type { OperationsOf } from '../operation.ts'
import { changeStock } from './change-stock.ts'

export const operations: OperationsOf<'inventory'> = { changeStock }
