import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { shopTimeOf } from '#contract/shop-time.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

const fields = {
  deliveredOn: {
    get label() {
      return adminOrdersMessages.package.deliveredDay
    },
    control: 'date',
    autoComplete: 'off',
    refusal: /./,
  },
} as const satisfies FormFields

/** Says on which day a package arrived. */
export function MarkDelivered({ shipment, onDone }: { shipment: Shipment; onDone: () => void }) {
  const { revalidate } = useRevalidator()
  const settings = useSettings()
  const form = useForm({
    fields,
    initial: { deliveredOn: shipment.deliveredOn ?? shopDay(shopTimeOf(Date.now(), settings), settings.shop) },
    isQuiet: true,
    async submit({ deliveredOn }) {
      toast.success((await api.shipments.markDelivered({ shipmentId: shipment._id, deliveredOn })).message)
      onDone()
      await revalidate()
    },
  })
  return (
    <Form of={form} label={adminOrdersMessages.package.markDelivered} className="grid gap-3 bg-linen p-4">
      <FormSummary of={form} />
      <FormField of={form} name="deliveredOn" className="max-w-60" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminFormsMessages.save}
      </Button>
    </Form>
  )
}
