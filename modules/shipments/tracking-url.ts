import type { Carrier } from '#contract/constants.ts'

/** Where each carrier shows a parcel; the tracking number follows. Source: the carriers' own public tracking pages. */
const prefixes: Record<Carrier, string> = {
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  FEDEX: 'https://www.fedex.com/fedextrack/?trknbr=',
  UPS: 'https://www.ups.com/track?tracknum=',
}

/** The carrier's page about a parcel. */
export function trackingUrl(carrier: Carrier, trackingNumber: string): string {
  return prefixes[carrier] + encodeURIComponent(trackingNumber)
}
