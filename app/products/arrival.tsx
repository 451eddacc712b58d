import { useSyncExternalStore } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { shortDay } from '#contract/day-in-words.ts'
import { arrivalDates } from '#contract/shipping/arrival-dates.ts'

/**
 * The estimated arrival of an order placed now, calculated in the browser: the page is cached, and the dates change.
 */
export function Arrival() {
  const { shipping } = useSettings()
  const now = useSyncExternalStore(everyMinute, thisMinute)
  const { from, to, minutesLeft } = arrivalDates(new Date(now), shipping)
  return (
    <>
      Arrives{' '}
      <strong className="font-medium">
        {shortDay(from)} – {shortDay(to)}
      </strong>
      {minutesLeft !== null && ` when ordered within ${timeInWords(minutesLeft)}`}.
    </>
  )
}

const minuteMs = 60_000
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}

function timeInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = `${minutes % 60} min`
  return hours > 0 ? `${hours} h ${rest}` : rest
}
