import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { Order } from '#contract/orders/order.ts'
import { useFocusOrder } from '../orders/use-focus-order.ts'
import { useOrderChange } from '../orders/use-order-change.ts'

/** Carrier and tracking number: all it takes to ship an order. */
export function ShipOrder({ order }: { order: Order }) {
  const { carriers } = useSettings()
  const form = useFocusOrder<HTMLFormElement>()
  const { Form, isBusy, refusal } = useOrderChange()
  return (
    <Form ref={form} method="post" className="flex min-w-0 grow flex-wrap items-start gap-3 md:grow-0">
      <input type="hidden" name="intent" value="ship" />
      <input type="hidden" name="orderId" value={order._id} />
      <input type="hidden" name="orderNumber" value={order.orderNumber} />
      <SelectField
        label="Carrier"
        name="carrier"
        options={carriers.offered}
        defaultValue={carriers.standard}
        className="w-28"
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
        error={refusal ?? undefined}
        className="min-w-40 grow basis-40 lg:basis-56"
      />
      <Button type="submit" busy={isBusy} className="max-sm:w-full sm:mt-7">
        Ship
      </Button>
    </Form>
  )
}
