import { Suspense, useEffect, useState } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { daysToArrival } from '#contract/shipping/days-to-arrival.ts'
import { knowsDays, zoneOf } from '#contract/shipping/shipping.ts'
import type { ShippingMethod } from '#contract/shipping/zone-shape.ts'
import { shippingMessages } from '#messages/en-US/shipping.ts'

const Arrival = lazyPart(async () => (await import('./arrival.tsx')).Arrival)

/** The first method to a country, whose days pages tell; null if they are not known there. */
export function useArrivingMethod(country: string): ShippingMethod | null {
  const { delivery, shop } = useSettings()
  if (!knowsDays(delivery.zones, country, shop.country)) return null
  return zoneOf(delivery.zones, country)?.methods[0] ?? null
}

/** When an order placed now arrives: in business days in the HTML, which is cached; the browser adds the days. */
export function ArrivalNote({ country }: { country?: string }) {
  const { shipping, delivery } = useSettings()
  const method = useArrivingMethod(country ?? delivery.home)
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  if (!method) return null
  const words = shippingMessages.arrivesIn(...daysToArrival(method, shipping))
  if (!isHere) return words
  return (
    <Suspense fallback={words}>
      <Arrival method={method} />
    </Suspense>
  )
}
