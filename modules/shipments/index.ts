import type { OperationsOf } from '../operation.ts'
import { listToShip } from './list-to-ship.ts'
import { markOrderAsShipped } from './mark-order-as-shipped.ts'

export const operations: OperationsOf<'shipments'> = { markOrderAsShipped, listToShip }
