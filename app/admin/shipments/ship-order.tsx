import { useRevalidator } from 'react-router'
import { useFocusOrder } from '#app/orders/use-focus-order.ts'
import { Form } from '#app/ui/form/form.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { ShipFields } from './ship-fields.tsx'
import { useShipForm } from './use-ship-form.ts'

interface ShipOrderProps {
  order: Order
  carriers: readonly Carrier[]
}

/** Ships what is left of an order with carrier and tracking number. */
export function ShipOrder({ order, carriers }: ShipOrderProps) {
  const place = useFocusOrder<HTMLDivElement>()
  const { revalidate } = useRevalidator()
  const form = useShipForm(order, carriers, async (ship) => {
    toast.success((await ship()).message)
    form.reset()
    await revalidate()
  })
  return (
    <div ref={place} className="min-w-0 grow md:grow-0">
      <Form of={form} className="flex flex-wrap items-start gap-3">
        <ShipFields of={form} carriers={carriers} />
      </Form>
    </div>
  )
}
