import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { adminCarriersMessages } from '#messages/en-US/admin/carriers.ts'
import { AddForm } from '../add-form.tsx'
import { carrierFormFields } from './carrier-fields.ts'

/** Adds a carrier and opens its page. */
export function AddCarrier() {
  const navigate = useNavigate()
  const form = useForm({
    fields: { name: carrierFormFields.name },
    isQuiet: true,
    async submit({ name }) {
      const { carrierId } = await api.shipping.addCarrier({ name })
      await navigate(`/admin/carriers/${carrierId}`)
    },
  })
  return <AddForm of={form} label={adminCarriersMessages.add} />
}
