import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { AddForm } from '../add-form.tsx'

/** Adds a shipping zone and opens its page. */
export function AddZone() {
  const navigate = useNavigate()
  const form = useForm({
    fields: {
      name: {
        label: adminShippingMessages.name,
        hint: adminShippingMessages.nameHint,
        maxLength: 60,
        missing: apiShippingMessages.nameMissing,
        autoComplete: 'off',
      },
    },
    isQuiet: true,
    async submit({ name }) {
      const { zoneId } = await api.shipping.addZone({ name })
      await navigate(`/admin/shipping/${zoneId}`)
    },
  })
  return <AddForm of={form} label={adminShippingMessages.add} />
}
