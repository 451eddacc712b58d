import { useSettings } from '#app/settings/use-settings.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { isByCountry, methodsTo } from '#contract/shipping/shipping-offer.ts'

/** The code of the country that the shopper chose; undefined where shipping does not depend on it. */
export function useChosenCountry(): string | undefined {
  const { delivery } = useSettings()
  const { value } = useStoredValue(localData.destination)
  // A method may be gone since the choice.
  return isByCountry(delivery) && value && methodsTo(delivery, value).length > 0 ? value : undefined
}

/** The code of the country that the cart's shipping is shown for; empty where the shop ships nowhere. */
export function useDestination(): string {
  const { delivery } = useSettings()
  return useChosenCountry() ?? delivery.home
}
