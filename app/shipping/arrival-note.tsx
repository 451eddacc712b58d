import { Suspense, useEffect, useState } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { daysToArrival, type ShippingOption } from '#contract/shipping/shipping.ts'
import { shippingMessages } from '#messages/en-US/shipping.ts'

const Arrival = lazyPart(async () => (await import('./arrival.tsx')).Arrival)

/** When an order placed now arrives: in business days in the HTML, which is cached; the browser adds the days. */
export function ArrivalNote({ option = 'standard' }: { option?: ShippingOption }) {
  const { shipping } = useSettings()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const words = shippingMessages.arrivesIn(...daysToArrival(option, shipping))
  if (!isHere) return words
  return (
    <Suspense fallback={words}>
      <Arrival option={option} />
    </Suspense>
  )
}
