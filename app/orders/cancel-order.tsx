import { useState } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import type { ButtonVariant } from '#app/ui/button-class.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatCents } from '#contract/money.ts'
import { keptCents } from '#contract/orders/kept-cents.ts'
import type { Order } from '#contract/orders/order.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { useFocusOrder } from './use-focus-order.ts'
import { useOrderChange } from './use-order-change.ts'

/** An order in the order history; without an id on the tracking page, whose URL identifies it. */
type Cancelable = Pick<
  Order,
  'orderNumber' | 'grandTotal' | 'changes' | 'moved' | 'refunded' | 'credited' | 'cardLast4'
> & { _id?: string }

interface CancelOrderProps {
  order: Cancelable
  variant?: ButtonVariant
  /** What canceling does, for another reader than the customer. */
  textOf?: typeof ordersMessages.cancelText
}

/** Asks for confirmation with the amount and the refund's duration, then cancels the order. */
export function CancelOrder({ order, variant = 'secondary', textOf }: CancelOrderProps) {
  const { cancelRefundDays } = useSettings().returns
  const [isOpen, setOpen] = useState(false)
  const explain = textOf ?? ordersMessages.cancelText
  const restCents = keptCents(order)
  const opener = useFocusOrder<HTMLButtonElement>()
  const { Form, isBusy } = useOrderChange(() => setOpen(false))
  return (
    <>
      <Button ref={opener} variant={variant} onClick={() => setOpen(true)}>
        {ordersMessages.cancel}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={ordersMessages.cancelTitle(order.orderNumber)}>
        <Form method="post" className="space-y-6">
          <input type="hidden" name="intent" value="cancel" />
          {order._id && <input type="hidden" name="orderId" value={order._id} />}
          <p>
            {restCents > 0
              ? explain(formatCents(restCents), order.cardLast4, cancelRefundDays)
              : ordersMessages.allRefunded}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {ordersMessages.cancel}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {ordersMessages.keep}
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
