import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { isArrivalFinal } from '#contract/returns/is-arrival-final.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { useOrderChange } from './use-order-change.ts'

interface ConfirmArrivalProps {
  order: Pick<
    TrackedOrder,
    'orderNumber' | 'shippedAt' | 'deliveredOn' | 'shipments' | 'returnDays' | 'isCashbackSettled'
  >
  /** One of its packages; all of them without it. */
  shipment?: Shipment
  today: string
}

/**
 * Asks the buyer on which day an order or a package of it arrived, or for an earlier day, as far as it can still be said; works
 * without JavaScript where its route has an action.
 */
export function ConfirmArrival({ order, shipment, today }: ConfirmArrivalProps) {
  const { shippedAt, deliveredOn } = shipment ?? order
  const { shop } = useSettings()
  const { Form, isBusy, refusal } = useOrderChange()
  if (!shippedAt || isArrivalFinal(order, today, shop)) return null
  const shippedOn = shopDay(new Date(shippedAt), shop)
  if (deliveredOn !== null && deliveredOn <= shippedOn) return null
  return (
    <details className="group">
      <summary className="link target w-fit font-medium">
        {deliveredOn ? ordersMessages.correctArrival : ordersMessages.arrivedQuestion}
      </summary>
      <Form method="post" className="mt-3 grid gap-3">
        <input type="hidden" name="intent" value="delivered" />
        <input type="hidden" name="orderNumber" value={order.orderNumber} />
        {shipment && <input type="hidden" name="shipmentId" value={shipment._id} />}
        <Field
          label={ordersMessages.arrivedOn}
          name="deliveredOn"
          type="date"
          required
          defaultValue={deliveredOn ?? today}
          min={shippedOn}
          max={deliveredOn ?? today}
          error={refusal}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {deliveredOn ? ordersMessages.changeArrival : ordersMessages.confirmArrival}
        </Button>
      </Form>
    </details>
  )
}
