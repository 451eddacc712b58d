import type { OperationsOf } from '../operation.ts'
import { addSale } from './add-sale.ts'
import { cancelSale } from './cancel-sale.ts'
import { changeSale } from './change-sale.ts'
import { findSale } from './find-sale.ts'
import { listSales } from './list-sales.ts'

export const operations: OperationsOf<'sales'> = { listSales, findSale, addSale, changeSale, cancelSale }
