import { useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { readZone, typedZone, zoneFormFields } from '#app/admin/shipping/zone-fields.ts'
import { ZoneForm } from '#app/admin/shipping/zone-form.tsx'
import { ZonePreview } from '#app/admin/shipping/zone-preview.tsx'
import { WithPreview } from '#app/admin/with-preview.tsx'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Api } from '#contract/index.ts'
import type { OwnZone } from '#contract/shipping/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { Route } from './+types/shipping-zone.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.name ?? adminFrameMessages.pages.shippingZone)

export async function loader({ context, params }: Route.LoaderArgs) {
  const zone = await findZone(context.get(apiContext), params.zoneId)
  if (!zone) throw data(null, { status: 404 })
  return zone
}

async function findZone({ shipping }: Api, zoneId: string): Promise<OwnZone | null> {
  const { zones } = await shipping.listZones({})
  return zones.find((zone) => zone.zoneId === zoneId) ?? null
}

export default function ShippingZonePage({ loaderData }: Route.ComponentProps) {
  return <ZoneEditor key={loaderData.zoneId} loaded={loaderData} />
}

function ZoneEditor({ loaded }: { loaded: OwnZone }) {
  const { zoneId } = loaded
  const { revalidate } = useRevalidator()
  const [zone, setZone] = useState(loaded)
  const form = useForm({
    fields: zoneFormFields(),
    initial: typedZone(zone),
    isQuiet: true,
    async submit(typed) {
      try {
        const saved = await api.shipping.changeZone({ zoneId, version: zone.version, ...readZone(typed) })
        setZone(saved.zone)
        form.rebase(typedZone(saved.zone), typed)
        toast.success(saved.message)
        void revalidate()
      } catch (error) {
        const now = error instanceof RefusedError && error.status === 409 ? await findZone(api, zoneId) : null
        if (now) setZone(now)
        throw error
      }
    },
  })
  return (
    <>
      <AdminHeading
        lead={adminShippingMessages.chosenInCart}
        actions={
          <LinkButton variant="quiet" className="-mx-2" to={`/admin/versions/zone.${zoneId}`}>
            {adminVersionsMessages.link}
          </LinkButton>
        }
      >
        {zone.name}
      </AdminHeading>
      <WithPreview preview={<ZonePreview values={form.values} />}>
        <ZoneForm zone={zone} form={form} />
      </WithPreview>
      <div className="mt-12 max-w-text border-t border-line pt-4">
        <ConfirmInRow
          label={adminShippingMessages.remove}
          of={zone.name}
          question={adminShippingMessages.askRemove(zone.name)}
          act={() => api.shipping.removeZone({ zoneId, version: zone.version })}
          leadsTo="/admin/shipping"
        />
      </div>
    </>
  )
}
