import type { OperationsOf } from '../operation.ts'
import { addCarrier } from './add-carrier.ts'
import { addPickupPoint } from './add-pickup-point.ts'
import { addZone } from './add-zone.ts'
import { changeCarrier } from './change-carrier.ts'
import { changePickupPoint } from './change-pickup-point.ts'
import { changeZone } from './change-zone.ts'
import { listCarriers } from './list-carriers.ts'
import { listDestinations, listZones } from './list-zones.ts'
import { moveCarrier } from './move-carrier.ts'
import { listPickupPoints } from './pickup-points.ts'
import { removeCarrier } from './remove-carrier.ts'
import { removePickupPoint } from './remove-pickup-point.ts'
import { removeZone } from './remove-zone.ts'

export const operations: OperationsOf<'shipping'> = {
  listZones,
  listDestinations,
  addZone,
  changeZone,
  removeZone,
  listPickupPoints,
  addPickupPoint,
  changePickupPoint,
  removePickupPoint,
  listCarriers,
  addCarrier,
  changeCarrier,
  moveCarrier,
  removeCarrier,
}
