import { useEffect, useState } from 'react'
import { api } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { countryName } from '#contract/countries.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { useDestination } from './use-destination.ts'

type Countries = Awaited<ReturnType<typeof api.shipping.listDestinations>>['countries']

/** The country that the cart's shipping is shown for and its card page is opened for; remembered on this device. */
export function CountryChooser({ className }: { className?: string }) {
  const destination = useDestination()
  const { countries, hasFailed, load } = useDestinations()
  const options = countries.map(({ code, name }) => ({ value: code, label: name }))
  // Until the list is here, the country alone stands in it.
  const shown = { value: destination, label: destination && countryName(destination, currentLocale()) }
  return (
    <SelectField
      name="country"
      label={cartMessages.shipTo}
      autoComplete="shipping country"
      value={destination}
      options={options.length > 0 ? options : [shown]}
      onFocus={load}
      onChange={({ target }) => void localData.destination.change(() => target.value)}
      error={hasFailed ? cartMessages.countriesFailed : undefined}
      className={className}
    />
  )
}

/** The countries shipped to; after an error they are asked for again when the chooser gets the focus. */
function useDestinations() {
  const [countries, setCountries] = useState<Countries>([])
  const [hasFailed, setFailed] = useState(false)
  const load = async () => {
    if (countries.length > 0) return
    try {
      const found = (await api.shipping.listDestinations({})).countries
      setCountries(found)
      setFailed(false)
      // The shop may have stopped shipping there since the choice.
      await localData.destination.change((chosen) => (found.some(({ code }) => code === chosen) ? chosen : ''))
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chooser appears.
  useEffect(() => void load(), [])
  return { countries, hasFailed, load }
}
