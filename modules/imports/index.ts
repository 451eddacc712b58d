import type { OperationsOf } from '../operation.ts'
import { exportProducts } from './export-products.ts'
import { findImport } from './find-import.ts'
import { importProducts } from './import-products.ts'

export const operations: OperationsOf<'imports'> = { importProducts, findImport, exportProducts }
