import { useSettings } from '#app/settings/use-settings.ts'
import { formatMoment } from './format-moment.ts'

interface MomentProps {
  /** ISO 8601. */
  at: string
  /** Without the time of day. */
  isDay?: boolean
  /** Without the day. */
  isTime?: boolean
  /** Without the time of day where tables are narrow, but with it on phones, where rows are cards. */
  isDayWhereNarrow?: boolean
}

/** A time in the time zone of the shop. */
export function Moment({ at, isDay = false, isTime = false, isDayWhereNarrow = false }: MomentProps) {
  const { timeZone } = useSettings().shop
  const words = formatMoment(at, timeZone, isDay ? 'day' : isTime ? 'time' : 'both')
  const end = isDayWhereNarrow && !isDay ? words.lastIndexOf(', ') : words.length
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {words.slice(0, end)}
      {end < words.length && <span className="sm:max-xl:hidden">{words.slice(end)}</span>}
    </time>
  )
}
