import type { OperationsOf } from '../operation.ts'
import { addShipment } from './add-shipment.ts'
import { correctTracking } from './correct-tracking.ts'
import { listToShip } from './list-to-ship.ts'
import { markDelivered } from './mark-delivered.ts'
import { markOrderAsShipped } from './mark-order-as-shipped.ts'

export const operations: OperationsOf<'shipments'> = {
  markOrderAsShipped,
  listToShip,
  addShipment,
  correctTracking,
  markDelivered,
}
