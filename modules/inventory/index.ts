import type { OperationsOf } from '../operation.ts'
import { bookStockSheet } from './book-stock-sheet.ts'
import { changeStock } from './change-stock.ts'
import { discardStockSheet } from './discard-stock-sheet.ts'
import { enterUnits } from './enter-units.ts'
import { findStockSheet } from './find-stock-sheet.ts'
import { listSheetLines } from './list-sheet-lines.ts'
import { listStockSheets } from './list-stock-sheets.ts'
import { receiveStock } from './receive-stock.ts'
import { scanIntoSheet } from './scan-into-sheet.ts'
import { startStockSheet } from './start-stock-sheet.ts'

export const operations: OperationsOf<'inventory'> = {
  changeStock,
  listStockSheets,
  startStockSheet,
  findStockSheet,
  listSheetLines,
  scanIntoSheet,
  enterUnits,
  bookStockSheet,
  discardStockSheet,
  receiveStock,
}
