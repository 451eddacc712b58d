import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { adminPickupMessages } from '#messages/en-US/admin/pickup.ts'
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
  return (
    <Form of={form} label={adminPickupMessages.add} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="name" />
      <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
        {adminPickupMessages.add}
      </Button>
    </Form>
  )
}
