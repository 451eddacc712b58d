import { useRef } from 'react'
import { RefusedError } from '#app/api.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { matchesFormats } from '#contract/shipping/number-formats.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'

/**
 * Refuses a tracking number that does not look like those of its carrier, once: sent again unchanged, it is accepted.
 * Returns whether it was accepted that way.
 */
export function useNumberCheck(carriers: readonly Carrier[]) {
  const seen = useRef('')
  return (carrierName: string, trackingNumber: string): boolean => {
    const carrier = carriers.find(({ name }) => name === carrierName)
    if (!carrier || trackingNumber === '' || matchesFormats(carrier.numberFormats, trackingNumber)) return false
    const typed = `${carrierName} ${trackingNumber}`
    if (seen.current === typed) return true
    seen.current = typed
    throw new RefusedError(400, apiShipmentsMessages.numberUnlikely(carrierName), {
      trackingNumber: apiShipmentsMessages.numberUnlikely(carrierName),
    })
  }
}
