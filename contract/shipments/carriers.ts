/**
 * The carriers an order can ship with: to add one, add a row and run `npm run migrations`, as the database checks the
 * name. Source: the carriers' public tracking pages.
 */
const rows = [
  { name: 'USPS', trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  { name: 'FEDEX', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={number}' },
] as const

type NamesOf<Rows extends readonly { name: string }[]> = { readonly [Row in keyof Rows]: Rows[Row]['name'] }

export const carriers = rows.map(({ name }) => name) as unknown as NamesOf<typeof rows>
export type Carrier = (typeof carriers)[number]

/** The carrier's page that tracks a parcel. */
export function trackingUrl(carrier: Carrier, trackingNumber: string): string {
  const row = rows.find(({ name }) => name === carrier)
  return row?.trackingUrl.replace('{number}', () => encodeURIComponent(trackingNumber)) ?? ''
}
