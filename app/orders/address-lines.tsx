import { countryName } from '#contract/countries.ts'
import type { Address } from '#contract/orders/order.ts'
import { currentLocale } from '#messages/current-locale.ts'

/** A postal address in lines. */
export function AddressLines({ address }: { address: Address }) {
  const place = [address.city, [address.state, address.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [address.name, address.line1, address.line2, place, nameOf(address.country)].filter(Boolean)
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

function nameOf(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? countryName(country, currentLocale()) : country
}
