import { useState } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { useFocusOrder } from './use-focus-order.ts'
import { useOrderChange } from './use-order-change.ts'

/** An order in the order history; without an id on the tracking page, whose URL identifies it. */
type Cancelable = Pick<Order, 'orderNumber' | 'grandTotal' | 'cardLast4'> & { _id?: string }

/** Asks for confirmation with the amount and the refund's duration, then cancels the order. */
export function CancelOrder({ order }: { order: Cancelable }) {
  const { cancelRefundDays } = useSettings().returns
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusOrder<HTMLButtonElement>()
  const { Form, isBusy } = useOrderChange(() => setOpen(false))
  return (
    <>
      <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
        Cancel order
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`Cancel order ${order.orderNumber}?`}>
        <Form method="post" className="space-y-6">
          <input type="hidden" name="intent" value="cancel" />
          {order._id && <input type="hidden" name="orderId" value={order._id} />}
          <p>
            {formatCents(toCents(order.grandTotal))} will be refunded to your card ending in {order.cardLast4}. The
            refund takes {cancelRefundDays} business days.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              Cancel order
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
