import { api } from '#app/api.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { shipFormFields } from './ship-form-fields.ts'
import { useNumberCheck } from './use-number-check.ts'

/** Ships what is left of an order; `send` wraps the call. */
export function useShipForm(
  order: Order,
  carriers: readonly Carrier[],
  send: (ship: () => Promise<{ message: string }>) => Promise<void>,
) {
  const { _id: orderId, orderNumber } = order
  const checkNumber = useNumberCheck(carriers)
  return useForm({
    fields: shipFormFields,
    initial: { carrier: carriers.find(({ isDefault }) => isDefault)?.name ?? '' },
    draft: `ship:${orderId}`,
    isQuiet: true,
    submit({ trackingNumber, carrier }) {
      checkNumber(carrier, trackingNumber)
      return send(() => api.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber, carrier }))
    },
  })
}
