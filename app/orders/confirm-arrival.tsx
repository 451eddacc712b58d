import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { useOrderChange } from './use-order-change.ts'

interface ConfirmArrivalProps {
  order: Pick<TrackedOrder, 'orderNumber' | 'shippedAt' | 'deliveredOn'>
  /** One of its packages; all of them without it. */
  shipmentId?: string
  today: string
}

/** Asks the buyer on which day an order or a package of it arrived; works without JavaScript where its route has an action. */
export function ConfirmArrival({ order, shipmentId, today }: ConfirmArrivalProps) {
  const { orderNumber, shippedAt, deliveredOn } = order
  const { shop } = useSettings()
  const { Form, isBusy, refusal } = useOrderChange()
  if (!shippedAt) return null
  return (
    <details className="group">
      <summary className="link target w-fit font-medium">
        {deliveredOn ? ordersMessages.correctArrival : ordersMessages.arrivedQuestion}
      </summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="delivered" />
        <input type="hidden" name="orderNumber" value={orderNumber} />
        {shipmentId && <input type="hidden" name="shipmentId" value={shipmentId} />}
        <Field
          label={ordersMessages.arrivedOn}
          name="deliveredOn"
          type="date"
          required
          defaultValue={deliveredOn ?? today}
          min={shopDay(new Date(shippedAt), shop)}
          max={today}
          error={refusal}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {ordersMessages.confirmArrival}
        </Button>
      </Form>
    </details>
  )
}
