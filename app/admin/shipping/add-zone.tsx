import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'

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
  return (
    <Form of={form} label={adminShippingMessages.add} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="name" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminShippingMessages.add}
      </Button>
    </Form>
  )
}
