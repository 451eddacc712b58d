import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { adminPickupMessages } from '#messages/en-US/admin/pickup.ts'
import { AddForm } from '../add-form.tsx'
import { pickupPointFormFields } from './pickup-point-fields.ts'

/** Adds a pickup point and opens its page. */
export function AddPickupPoint() {
  const navigate = useNavigate()
  const form = useForm({
    fields: { name: pickupPointFormFields().name },
    isQuiet: true,
    async submit({ name }) {
      const { pointId } = await api.shipping.addPickupPoint({ name })
      await navigate(`/admin/pickup-points/${pointId}`)
    },
  })
  return <AddForm of={form} label={adminPickupMessages.add} variant="secondary" />
}
