import { Button } from '#app/ui/button.tsx'
import type { Order } from '#contract/orders/order.ts'
import { useOrderChange } from './use-order-change.ts'

const kinds = {
  receipt: { label: 'Resend receipt', count: (order: Order) => order.receiptEmailCount },
  invite: { label: 'Send review invitation', count: (order: Order) => order.reviewEmailCount },
}

/** Sends an email about an order again, and shows how often it was sent. */
export function SendOrderEmail({ order, kind }: { order: Order; kind: keyof typeof kinds }) {
  const { Form, isBusy } = useOrderChange()
  const { label, count } = kinds[kind]
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={kind} />
      <input type="hidden" name="orderId" value={order._id} />
      <Button variant="quiet" className="-mx-2" type="submit" busy={isBusy}>
        {label} ({count(order)})
      </Button>
    </Form>
  )
}
