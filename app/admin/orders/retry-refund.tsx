import { useOrderChange } from '#app/orders/use-order-change.ts'
import { Button } from '#app/ui/button.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { Order } from '#contract/orders/order.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

/** Tells why a refund failed, with a button to retry it. */
export function RetryRefund({ order }: { order: Order }) {
  const { Form, isBusy } = useOrderChange()
  const failure = order.refundFailure
  if (!failure) return null
  return (
    <section aria-label={adminOrdersMessages.failedRefund} className="mb-6 border-l-2 border-accent bg-linen p-4">
      <p className="font-medium">
        {adminOrdersMessages.refundRefused(formatCents(toCents(failure.amount)), failure.attempts)}
      </p>
      {failure.lastError && <p className="mt-1 text-small wrap-anywhere text-ink-soft">{failure.lastError}</p>}
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="refundId" value={failure.refundId} />
        <Button type="submit" busy={isBusy}>
          {adminOrdersMessages.retryRefund}
        </Button>
      </Form>
    </section>
  )
}
