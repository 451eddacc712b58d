import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { readTracking, trackingFields } from './package-fields.ts'
import { TrackingFields } from './tracking-fields.tsx'
import { useNumberCheck } from './use-number-check.ts'

interface EditTrackingProps {
  shipment: Shipment
  carriers: readonly Carrier[]
  onDone: () => void
}

/** Adds or corrects the tracking of a package. */
export function EditTracking({ shipment, carriers, onDone }: EditTrackingProps) {
  const { revalidate } = useRevalidator()
  const checkNumber = useNumberCheck(carriers)
  const form = useForm({
    fields: trackingFields,
    initial: {
      carrier: shipment.carrier ?? carriers.find(({ isDefault }) => isDefault)?.name ?? '',
      trackingNumber: shipment.trackingNumber ?? '',
      isEmailed: 'on',
    },
    isQuiet: true,
    async submit(values) {
      const tracking = readTracking(values, checkNumber(values.carrier, values.trackingNumber))
      toast.success((await api.shipments.correctTracking({ shipmentId: shipment._id, ...tracking })).message)
      onDone()
      await revalidate()
    },
  })
  return (
    <Form of={form} label={adminOrdersMessages.package.correct} className="grid gap-3 bg-linen p-4">
      <FormSummary of={form} />
      <div className="flex flex-wrap items-start gap-3">
        <TrackingFields of={form} carriers={carriers} isOptional />
      </div>
      <FormField of={form} name="isEmailed" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminFormsMessages.save}
      </Button>
    </Form>
  )
}
