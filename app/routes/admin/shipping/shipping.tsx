import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { Section } from '#app/admin/section.tsx'
import { AddPickupPoint } from '#app/admin/shipping/add-pickup-point.tsx'
import { AddZone } from '#app/admin/shipping/add-zone.tsx'
import { PickupPoints } from '#app/admin/shipping/pickup-points.tsx'
import { shippingNotes } from '#app/admin/shipping/shipping-notes.ts'
import { apiContext } from '#app/api-context.ts'
import type { OwnZone } from '#contract/shipping/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPickupMessages } from '#messages/en-US/admin/pickup.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import type { Route } from './+types/shipping.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { shipping } = context.get(apiContext)
  const [zones, { points }] = await Promise.all([shipping.listZones({}), shipping.listPickupPoints({})])
  return { ...zones, points }
}

export default function ShippingScreen({ loaderData }: Route.ComponentProps) {
  const { zones, points } = loaderData
  return (
    <>
      <AdminHeading lead={adminShippingMessages.lead}>{adminFrameMessages.pages.shipping}</AdminHeading>
      <ul className="mb-6 max-w-text space-y-2 empty:hidden">
        {shippingNotes(loaderData).map((note) => (
          <li key={note} className="border-l-2 border-accent bg-linen p-4">
            {note}
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {zones.length === 0 ? (
          <p className="border-y border-line py-4">{adminShippingMessages.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {zones.map((zone) => (
              <li key={zone.zoneId} className="flex min-h-14 flex-wrap items-center gap-x-6 py-1">
                <Link
                  to={`/admin/shipping/${zone.zoneId}`}
                  className="target inline-flex min-h-11 min-w-0 grow items-center font-medium wrap-anywhere hover:text-accent"
                >
                  {zone.name}
                </Link>
                <span className="text-small text-ink-soft tabular-nums">{detailOf(zone)}</span>
              </li>
            ))}
          </ul>
        )}
        <Section title={adminShippingMessages.add}>
          <AddZone />
        </Section>
      </div>
      <div className="mt-12 grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Section title={adminPickupMessages.title}>
          <PickupPoints points={points} />
        </Section>
        <Section title={adminPickupMessages.add}>
          <AddPickupPoint />
        </Section>
      </div>
    </>
  )
}

function detailOf({ isRest, countries, methods }: OwnZone): string {
  const { rest, countryCount, methodCount } = adminShippingMessages
  return [isRest ? rest : countryCount(countries.length), methodCount(methods.length)].join(', ')
}
