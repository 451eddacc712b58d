import { useOrderChange } from '#app/orders/use-order-change.ts'
import { Button } from '#app/ui/button.tsx'
import type { Order } from '#contract/orders/order.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

const labels = {
  receipt: ({ receiptEmailCount }: Order) => adminOrdersMessages.resendReceipt(receiptEmailCount),
  invite: ({ reviewEmailCount }: Order) => adminOrdersMessages.inviteReview(reviewEmailCount),
}

/** Sends an email about an order again, and shows how often it was sent. */
export function SendOrderEmail({ order, kind }: { order: Order; kind: keyof typeof labels }) {
  const { Form, isBusy } = useOrderChange()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={kind} />
      <input type="hidden" name="orderId" value={order._id} />
      <Button variant="quiet" className="-mx-2" type="submit" busy={isBusy}>
        {labels[kind](order)}
      </Button>
    </Form>
  )
}
