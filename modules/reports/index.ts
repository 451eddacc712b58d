import type { OperationsOf } from '../operation.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listWork } from './list-work.ts'
import { readFigures } from './read-figures.ts'

export const operations: OperationsOf<'reports'> = { readFigures, listBestSellers, listWork }
