import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { Section } from '#app/admin/section.tsx'
import { AddZone } from '#app/admin/shipping/add-zone.tsx'
import { shippingNotes } from '#app/admin/shipping/shipping-notes.ts'
import { apiContext } from '#app/api-context.ts'
import type { OwnZone } from '#contract/shipping/calls.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import type { Route } from './+types/shipping.ts'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).shipping.listZones({})
}

export default function ShippingScreen({ loaderData }: Route.ComponentProps) {
  const { zones } = loaderData
  return (
    <>
      <AdminHeading lead={adminShippingMessages.lead}>{adminCommonMessages.pages.shipping}</AdminHeading>
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
    </>
  )
}

function detailOf({ isRest, countries, methods }: OwnZone): string {
  const { rest, countryCount, methodCount } = adminShippingMessages
  return [isRest ? rest : countryCount(countries.length), methodCount(methods.length)].join(', ')
}
