import { useSettings } from '#app/settings/use-settings.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import type { PickupPoint } from '#contract/shipping/pickup-point.ts'
import { isByCountry, methodsTo } from '#contract/shipping/shipping-offer.ts'
import type { Delivery } from '#contract/shipping/zone-shape.ts'

/**
 * The code of the country that the shopper chose, or the ID of a pickup point; undefined where there is nothing to choose or
 * the choice is gone.
 */
export function useChosenPlace(): string | undefined {
  const { delivery } = useSettings()
  const { value } = useStoredValue(localData.destination)
  if (value && isOffered(delivery, value)) return value
  // A shop that ships nowhere may have pickup points.
  return delivery.home === '' ? delivery.pickupPoints[0]?.id : undefined
}

function isOffered(delivery: Delivery, place: string): boolean {
  if (delivery.pickupPoints.some(({ id }) => id === place)) return true
  return isByCountry(delivery) && methodsTo(delivery, place).length > 0
}

/** The code of the country that the cart's shipping is shown for; empty where the shop ships nowhere. */
export function useDestination(): string {
  const { delivery } = useSettings()
  const { country } = placeFields(useChosenPlace())
  return country ?? delivery.home
}

/** The pickup point that the shopper chose. */
export function usePickupPoint(): PickupPoint | undefined {
  const { delivery } = useSettings()
  const { pickup } = placeFields(useChosenPlace())
  return delivery.pickupPoints.find(({ id }) => id === pickup)
}

/** How calls name a chosen place. */
export function placeFields(place: string | undefined): { country?: string; pickup?: string } {
  if (!place) return {}
  return place.length === 2 ? { country: place } : { pickup: place }
}
