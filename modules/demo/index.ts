import type { OperationsOf } from '../operation.ts'
import { clearDemo } from './clear-demo.ts'
import { readDemo } from './read-demo.ts'

export const operations: OperationsOf<'demo'> = { readDemo, clearDemo }
