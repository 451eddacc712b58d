import type { Address } from '#contract/orders/order.ts'

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/** A postal address in lines. */
export function AddressLines({ address }: { address: Address }) {
  const place = [address.city, [address.state, address.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [address.name, address.line1, address.line2, place, countryName(address.country)].filter(Boolean)
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

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code
}
