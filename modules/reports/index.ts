import type { OperationsOf } from '../operation.ts'
import { countWork } from './count-work.ts'
import { exportSalesReport } from './export-sales-report.ts'
import { listBestSellers } from './list-best-sellers.ts'
import { listSellThrough } from './list-sell-through.ts'
import { listWork } from './list-work.ts'
import { readFigures } from './read-figures.ts'
import { readSalesReport } from './read-sales-report.ts'

export const operations: OperationsOf<'reports'> = {
  countWork,
  readFigures,
  listBestSellers,
  listSellThrough,
  listWork,
  readSalesReport,
  exportSalesReport,
}
