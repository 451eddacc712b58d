import type { PickupPoint } from '#contract/shipping/pickup-point.ts'
import { pickupMessages } from '#messages/en-US/pickup.ts'

/** When an order placed now can be picked up, where, and the opening hours. */
export function PickupNote({ point }: { point: PickupPoint }) {
  const { readyDays, line1, line2, postalCode, city, hours } = point
  const { readyIn, readyToday } = pickupMessages
  return (
    <>
      {readyDays === 0 ? readyToday : readyIn(readyDays)}{' '}
      {[line1, line2, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')}
      {hours && <span className="block whitespace-pre-line text-ink-soft">{hours}</span>}
    </>
  )
}
