import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { PageRow } from '#app/admin/categories/page-row.tsx'
import { Section } from '#app/admin/section.tsx'
import { AddCarrier } from '#app/admin/shipping/add-carrier.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminCarriersMessages } from '#messages/en-US/admin/carriers.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/carriers.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(apiContext).shipping.listCarriers({})).carriers
}

/** The carriers in the order in which they are offered. */
export default function CarriersScreen({ loaderData: carriers }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading lead={adminCarriersMessages.lead}>{adminFrameMessages.pages.carriers}</AdminHeading>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {carriers.length === 0 ? (
          <p className="border-y border-line py-4">{adminCarriersMessages.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {carriers.map((carrier, place) => (
              <PageRow
                key={carrier.carrierId}
                to={`/admin/carriers/${carrier.carrierId}`}
                title={carrier.name}
                detail={detailOf(carrier)}
                canMove={{ up: place > 0, down: place < carriers.length - 1 }}
                move={(to) => api.shipping.moveCarrier({ carrierId: carrier.carrierId, to })}
              />
            ))}
          </ul>
        )}
        <Section title={adminCarriersMessages.add}>
          <AddCarrier />
        </Section>
      </div>
    </>
  )
}

function detailOf({ isOn, isDefault, trackingTemplate }: Carrier): string {
  const { defaultOne, off, on, noTracking } = adminCarriersMessages
  return [isDefault ? defaultOne : isOn ? on : off, trackingTemplate === '' && noTracking].filter(Boolean).join(', ')
}
