import { useEffect, useState } from 'react'
import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { localData } from '#app/state/local-data.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { countryName } from '#contract/countries.ts'
import { isByCountry } from '#contract/shipping/shipping-offer.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { pickupMessages } from '#messages/en-US/pickup.ts'
import { useDestination, usePickupPoint } from './use-destination.ts'

type Countries = Awaited<ReturnType<typeof api.shipping.listDestinations>>['countries']

/** The country or pickup point that the cart is priced and its card page is opened for; remembered on this device. */
export function PlaceChooser({ className }: { className?: string }) {
  const { delivery } = useSettings()
  const destination = useDestination()
  const place = usePickupPoint()?.id ?? destination
  const points = delivery.pickupPoints.map(({ id, name, city }) => ({
    value: id,
    label: pickupMessages.pickup(`${name}, ${city}`),
  }))
  const isByPlace = isByCountry(delivery)
  const { countries, hasFailed, load } = useDestinations(isByPlace)
  const options = countries.map(({ code, name }) => ({ value: code, label: name }))
  // Until the list is here, the country alone stands in it.
  const label = isByPlace ? destination && countryName(destination, currentLocale()) : pickupMessages.toMyAddress
  const shipped = options.length > 0 ? options : destination ? [{ value: destination, label }] : []
  return (
    <SelectField
      name="country"
      label={points.length > 0 ? pickupMessages.shipToOrPickUp : cartMessages.shipTo}
      autoComplete="shipping country"
      value={place}
      options={[...shipped, ...points]}
      onFocus={load}
      onChange={({ target }) => void localData.destination.change(() => target.value)}
      error={hasFailed ? cartMessages.countriesFailed : undefined}
      className={className}
    />
  )
}

/** The countries shipped to; after an error they are asked for again when the chooser gets the focus. */
function useDestinations(isByPlace: boolean) {
  const [countries, setCountries] = useState<Countries>([])
  const [hasFailed, setFailed] = useState(false)
  const load = async () => {
    if (!isByPlace || countries.length > 0) return
    try {
      const found = (await api.shipping.listDestinations({})).countries
      setCountries(found)
      setFailed(false)
      // The shop may have stopped shipping there since the choice.
      await localData.destination.change((chosen) =>
        chosen.length > 2 || found.some(({ code }) => code === chosen) ? chosen : '',
      )
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chooser appears.
  useEffect(() => void load(), [])
  return { countries, hasFailed, load }
}
