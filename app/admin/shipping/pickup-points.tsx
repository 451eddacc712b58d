import { Link } from 'react-router'
import { formatCents, toCents } from '#contract/money.ts'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import { adminPickupMessages } from '#messages/en-US/admin/pickup.ts'

/** The pickup points, each with its page. */
export function PickupPoints({ points }: { points: readonly OwnPickupPoint[] }) {
  if (points.length === 0) return <p className="border-y border-line py-4">{adminPickupMessages.none}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {points.map((point) => (
        <li key={point.pointId} className="flex min-h-14 flex-wrap items-center gap-x-6 py-1">
          <Link
            to={`/admin/pickup-points/${point.pointId}`}
            className="target inline-flex min-h-11 min-w-0 grow items-center font-medium wrap-anywhere hover:text-accent"
          >
            {point.name}
          </Link>
          <span className="text-small text-ink-soft tabular-nums">{detailOf(point)}</span>
        </li>
      ))}
    </ul>
  )
}

function detailOf({ city, price, isOn }: OwnPickupPoint): string {
  const cost = price === 0 ? adminPickupMessages.free : formatCents(toCents(price))
  return [city, cost, !isOn && adminPickupMessages.off].filter(Boolean).join(', ')
}
