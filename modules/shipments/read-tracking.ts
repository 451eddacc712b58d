import { invalid } from '#contract/errors.ts'
import { trackingUrl } from '#contract/shipping/carrier.ts'
import { matchesFormats } from '#contract/shipping/number-formats.ts'
import type { Tx } from '#db/open-database.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { readCarriers } from '../shipping/list-carriers.ts'
import type { Tracking } from './ship-units.ts'

interface Typed {
  /** The name of a carrier; undefined for the default, null for a package without tracking. */
  carrier: string | null | undefined
  trackingNumber: string | null
  acceptsAnyNumber: boolean
}

/**
 * The carrier of a package, its number, and the address that tracks it. Refuses with 400 a carrier that is not on, a number
 * without one and, unless any is accepted, one that does not look like those of the carrier.
 */
export async function readTracking(tx: Tx, { carrier, trackingNumber, acceptsAnyNumber }: Typed): Promise<Tracking> {
  const number = trackingNumber?.trim() ?? null
  if (number !== null && number.length < 4) throw invalid(apiShipmentsMessages.invalidTrackingNumber)
  if (carrier === null) {
    if (number !== null) throw invalid(apiShipmentsMessages.carrierMissing)
    return { carrier: null, trackingNumber: null, trackingUrl: null }
  }
  const wanted = carrier?.trim().toLowerCase()
  const found = (await readCarriers(tx))
    .filter(({ isOn }) => isOn)
    .find(({ name, isDefault }) => (wanted === undefined ? isDefault : name.toLowerCase() === wanted))
  if (!found) throw invalid(apiShipmentsMessages.carrierNotOffered(carrier ?? ''))
  const { name, numberFormats, trackingTemplate } = found
  if (number === null) return { carrier: name, trackingNumber: null, trackingUrl: null }
  if (!acceptsAnyNumber && !matchesFormats(numberFormats, number))
    throw invalid(apiShipmentsMessages.numberUnlikely(name))
  return { carrier: name, trackingNumber: number, trackingUrl: trackingUrl(trackingTemplate, number) }
}
