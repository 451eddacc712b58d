import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { Order } from '#contract/orders/order.ts'

interface ShipFieldsProps {
  order: Order
  error: string | null
  isBusy: boolean
}

/** The fields of a form that ships an order: carrier and tracking number. */
export function ShipFields({ order, error, isBusy }: ShipFieldsProps) {
  const { carriers } = useSettings()
  return (
    <>
      <input type="hidden" name="intent" value="ship" />
      <input type="hidden" name="orderId" value={order._id} />
      <input type="hidden" name="orderNumber" value={order.orderNumber} />
      <SelectField
        label="Carrier"
        name="carrier"
        options={carriers.offered}
        defaultValue={carriers.standard}
        className="w-28 shrink-0"
      />
      <Field
        label="Tracking number"
        name="trackingNumber"
        required
        minLength={4}
        maxLength={40}
        pattern="[A-Za-z0-9 \-]{4,40}"
        title="4 to 40 letters, digits, spaces or dashes"
        autoComplete="off"
        error={error}
        className="min-w-40 grow basis-40 lg:basis-56"
      />
      <Button type="submit" busy={isBusy} className="max-sm:w-full sm:mt-7">
        Ship
      </Button>
    </>
  )
}
