import { useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { carrierFormFields, readCarrier, typedCarrier } from '#app/admin/shipping/carrier-fields.ts'
import { CarrierForm } from '#app/admin/shipping/carrier-form.tsx'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Api } from '#contract/index.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminCarriersMessages } from '#messages/en-US/admin/carriers.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/carrier.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.name ?? adminFrameMessages.pages.carrier)

export async function loader({ context, params }: Route.LoaderArgs) {
  const carrier = await findCarrier(context.get(apiContext), params.carrierId)
  if (!carrier) throw data(null, { status: 404 })
  return carrier
}

async function findCarrier({ shipping }: Api, carrierId: string): Promise<Carrier | null> {
  const { carriers } = await shipping.listCarriers({})
  return carriers.find((carrier) => carrier.carrierId === carrierId) ?? null
}

export default function CarrierPage({ loaderData }: Route.ComponentProps) {
  return <CarrierEditor key={loaderData.carrierId} loaded={loaderData} />
}

function CarrierEditor({ loaded }: { loaded: Carrier }) {
  const { carrierId } = loaded
  const { revalidate } = useRevalidator()
  const [carrier, setCarrier] = useState(loaded)
  const form = useForm({
    fields: carrierFormFields,
    initial: typedCarrier(carrier),
    isQuiet: true,
    async submit(typed) {
      try {
        const saved = await api.shipping.changeCarrier({ carrierId, version: carrier.version, ...readCarrier(typed) })
        setCarrier(saved.carrier)
        form.rebase(typedCarrier(saved.carrier), typed)
        toast.success(saved.message)
        void revalidate()
      } catch (error) {
        const now = error instanceof RefusedError && error.status === 409 ? await findCarrier(api, carrierId) : null
        if (now) setCarrier(now)
        throw error
      }
    },
  })
  return (
    <>
      <AdminHeading lead={adminCarriersMessages.keep}>{carrier.name}</AdminHeading>
      <CarrierForm carrier={carrier} form={form} />
      {!carrier.isDefault && (
        <div className="mt-12 max-w-text border-t border-line pt-4">
          <ConfirmInRow
            label={adminCarriersMessages.remove}
            of={carrier.name}
            question={adminCarriersMessages.askRemove(carrier.name)}
            act={() => api.shipping.removeCarrier({ carrierId, version: carrier.version })}
            leadsTo="/admin/carriers"
          />
        </div>
      )}
    </>
  )
}
