import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import type { Order } from '#contract/orders/order.ts'
import { carriers } from '#contract/shipments/carriers.ts'
import { shipFormFields } from './ship-form-fields.ts'

/** Ships an order; `send` wraps the call. */
export function useShipForm(order: Order, send: (ship: () => Promise<{ message: string }>) => Promise<void>) {
  const { standard } = useSettings().carriers
  const { _id: orderId, orderNumber } = order
  return useForm({
    fields: shipFormFields,
    initial: { carrier: standard },
    draft: `ship:${orderId}`,
    isQuiet: true,
    submit({ trackingNumber, carrier }) {
      const shipment = { orderId, orderNumber, trackingNumber, carrier: carriers.find((each) => each === carrier) }
      return send(() => api.shipments.markOrderAsShipped(shipment))
    },
  })
}
