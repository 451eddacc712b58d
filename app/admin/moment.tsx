const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A time in UTC; `at` is ISO 8601. */
export function Moment({ at, isDay = false }: { at: string; isDay?: boolean }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {isDay ? day.format(new Date(at)) : `${time.format(new Date(at))} UTC`}
    </time>
  )
}
