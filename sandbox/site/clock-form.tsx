import { dayWithYear } from '#contract/day-in-words.ts'
import { shopTimeOf } from '#contract/shop-time.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'

/** By how many days the clock can be moved at once. */
export const clockSteps = [1, 15] as const

/** Moves the clock of the shop, so that what waits for time happens now. */
export function ClockForm({ aheadDays }: { aheadDays: number }) {
  const today = dayWithYear(shopTimeOf(Date.now(), { aheadDays }).toISOString())
  return (
    <section id="clock" aria-labelledby="clock-title">
      <h2 id="clock-title">{sandboxMessages.clock}</h2>
      <p>{sandboxMessages.clockLead}</p>
      <p className={aheadDays > 0 ? 'alert said' : undefined}>
        {aheadDays > 0 ? sandboxMessages.clockAhead(aheadDays, today) : sandboxMessages.clockReal}
      </p>
      <form method="post" action="/sandbox/clock" className="steps">
        {clockSteps.map((days) => (
          <button key={days} type="submit" name="days" value={days}>
            {sandboxMessages.addDays(days)}
          </button>
        ))}
        {aheadDays > 0 && (
          <button type="submit" name="days" value="back">
            {sandboxMessages.clockBack}
          </button>
        )}
      </form>
      <p className="hint">{sandboxMessages.clockHint}</p>
    </section>
  )
}
