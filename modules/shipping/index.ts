import type { OperationsOf } from '../operation.ts'
import { addZone } from './add-zone.ts'
import { changeZone } from './change-zone.ts'
import { listDestinations, listZones } from './list-zones.ts'
import { removeZone } from './remove-zone.ts'

export const operations: OperationsOf<'shipping'> = { listZones, listDestinations, addZone, changeZone, removeZone }
