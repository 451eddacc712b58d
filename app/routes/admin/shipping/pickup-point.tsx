import { useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { pickupPointFormFields, readPoint, typedPoint } from '#app/admin/shipping/pickup-point-fields.ts'
import { PickupPointForm } from '#app/admin/shipping/pickup-point-form.tsx'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Api } from '#contract/index.ts'
import type { OwnPickupPoint } from '#contract/shipping/own-pickup-point.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPickupMessages } from '#messages/en-US/admin/pickup.ts'
import type { Route } from './+types/pickup-point.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.name ?? adminFrameMessages.pages.pickupPoint)

export async function loader({ context, params }: Route.LoaderArgs) {
  const point = await findPoint(context.get(apiContext), params.pointId)
  if (!point) throw data(null, { status: 404 })
  return point
}

async function findPoint({ shipping }: Api, pointId: string): Promise<OwnPickupPoint | null> {
  const { points } = await shipping.listPickupPoints({})
  return points.find((point) => point.pointId === pointId) ?? null
}

export default function PickupPointPage({ loaderData }: Route.ComponentProps) {
  return <PickupPointEditor key={loaderData.pointId} loaded={loaderData} />
}

function PickupPointEditor({ loaded }: { loaded: OwnPickupPoint }) {
  const { pointId } = loaded
  const { revalidate } = useRevalidator()
  const [point, setPoint] = useState(loaded)
  const form = useForm({
    fields: pickupPointFormFields(),
    initial: typedPoint(point),
    isQuiet: true,
    async submit(typed) {
      try {
        const saved = await api.shipping.changePickupPoint({ pointId, version: point.version, ...readPoint(typed) })
        setPoint(saved.point)
        form.rebase(typedPoint(saved.point), typed)
        toast.success(saved.message)
        void revalidate()
      } catch (error) {
        const now = error instanceof RefusedError && error.status === 409 ? await findPoint(api, pointId) : null
        if (now) setPoint(now)
        throw error
      }
    },
  })
  return (
    <>
      <AdminHeading lead={adminPickupMessages.keep}>{point.name}</AdminHeading>
      <PickupPointForm point={point} form={form} />
      <div className="mt-12 max-w-text border-t border-line pt-4">
        <ConfirmInRow
          label={adminPickupMessages.remove}
          of={point.name}
          question={adminPickupMessages.askRemove(point.name)}
          act={() => api.shipping.removePickupPoint({ pointId, version: point.version })}
          leadsTo="/admin/shipping"
        />
      </div>
    </>
  )
}
