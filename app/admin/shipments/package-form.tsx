import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { useFocusOrder } from '#app/orders/use-focus-order.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import { unitsLeft } from '#contract/orders/units-left.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { packageFields, readTracking, readUnits, unitsField, wholePackage } from './package-fields.ts'
import { TrackingFields } from './tracking-fields.tsx'
import { useNumberCheck } from './use-number-check.ts'

interface PackageFormProps {
  order: Order
  carriers: readonly Carrier[]
}

/** Ships chosen units of an order as a package; all that are left to begin with. */
export function PackageForm({ order, carriers }: PackageFormProps) {
  const place = useFocusOrder<HTMLDivElement>()
  const { revalidate } = useRevalidator()
  const checkNumber = useNumberCheck(carriers)
  const { title, ship } = adminOrdersMessages.package
  const form = useForm({
    fields: packageFields(order),
    initial: wholePackage(order, carriers),
    draft: `package:${order._id}`,
    isQuiet: true,
    async submit(values) {
      const acceptsAnyNumber = checkNumber(values.carrier, values.trackingNumber)
      const tracking = readTracking(values, acceptsAnyNumber)
      const lines = readUnits(order, values)
      toast.success((await api.shipments.addShipment({ orderId: order._id, lines, ...tracking })).message)
      form.reset()
      await revalidate()
    },
  })
  const chosen = readUnits(order, form.values).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div ref={place}>
      <Form of={form} label={title} className="grid gap-4">
        <FormSummary of={form} />
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {unitsLeft(order).map(({ line }) => (
            <FormField key={line._id} of={form} name={unitsField(line._id)} />
          ))}
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <TrackingFields of={form} carriers={carriers} isOptional />
        </div>
        <FormField of={form} name="isEmailed" />
        <Button type="submit" busy={form.isBusy} className="justify-self-start">
          {ship(chosen)}
        </Button>
      </Form>
    </div>
  )
}
