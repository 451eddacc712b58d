import type { Order } from '#contract/orders/order.ts'
import { useFocusOrder } from '../orders/use-focus-order.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import { ShipFields } from './ship-fields.tsx'

/** Ships an order with carrier and tracking number. */
export function ShipOrder({ order }: { order: Order }) {
  const form = useFocusOrder<HTMLFormElement>()
  const { Form, isBusy, refusal } = useOrderChange()
  return (
    <Form ref={form} method="post" className="flex min-w-0 grow flex-wrap items-start gap-3 md:grow-0">
      <ShipFields order={order} error={refusal} isBusy={isBusy} />
    </Form>
  )
}
