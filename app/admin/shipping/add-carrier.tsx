import { useNavigate } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { adminCarriersMessages } from '#messages/en-US/admin/carriers.ts'
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
  return (
    <Form of={form} label={adminCarriersMessages.add} className="grid max-w-form gap-4">
      <FormSummary of={form} />
      <FormField of={form} name="name" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminCarriersMessages.add}
      </Button>
    </Form>
  )
}
