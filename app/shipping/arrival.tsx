import { Children, useSyncExternalStore } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { arrivalDates, arrivalPromise } from '#contract/shipping/arrival-dates.ts'
import type { DeliveryDays } from '#contract/shipping/days-to-arrival.ts'
import { shopTimeOf } from '#contract/shop-time.ts'

/** The estimated arrival of an order placed now, calculated in the browser: the page is cached, and the days change. */
export function Arrival({ method }: { method: DeliveryDays }) {
  const settings = useSettings()
  const now = shopTimeOf(useSyncExternalStore(everyMinute, thisMinute), settings)
  const arrival = arrivalDates(now, method, settings)
  return Children.toArray(
    arrivalPromise(arrival, now, (days) => (
      <strong key={days} className="font-medium">
        {days}
      </strong>
    )),
  )
}

const minuteMs = 60_000
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}
