import { useSettings } from '#app/settings/use-settings.ts'
import { formatMoment } from './format-moment.ts'

interface MomentProps {
  /** ISO 8601. */
  at: string
  /** Without the time of day. */
  isDay?: boolean
  /** Without the day. */
  isTime?: boolean
}

/** A time in the time zone of the shop. */
export function Moment({ at, isDay = false, isTime = false }: MomentProps) {
  const { timeZone } = useSettings().shop
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatMoment(at, timeZone, isDay ? 'day' : isTime ? 'time' : 'both')}
    </time>
  )
}
