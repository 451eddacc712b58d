import type { OperationsOf } from '../operation.ts'
import { addSizeChart } from './add-size-chart.ts'
import { changeSizeChart } from './change-size-chart.ts'
import { findSizeChart } from './find-size-chart.ts'
import { listSizeCharts } from './list-size-charts.ts'
import { removeSizeChart } from './remove-size-chart.ts'

export const operations: OperationsOf<'sizeCharts'> = {
  findSizeChart,
  listSizeCharts,
  addSizeChart,
  changeSizeChart,
  removeSizeChart,
}
