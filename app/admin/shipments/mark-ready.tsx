import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { useFocusOrder } from '#app/orders/use-focus-order.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import { unitsLeft } from '#contract/orders/units-left.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

interface MarkReadyProps {
  order: Order
  hint?: string
  onReady?: () => void
}

/** Says that what is left of an order can be picked up; its buyer gets an email. */
export function MarkReady({ order, hint, onReady }: MarkReadyProps) {
  const place = useFocusOrder<HTMLDivElement>()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function markReady() {
    setBusy(true)
    try {
      const lines = unitsLeft(order).map(({ line, quantity }) => ({ lineId: line._id, quantity }))
      const packed = { orderId: order._id, lines, carrier: null, trackingNumber: null }
      toast.success((await api.shipments.addShipment(packed)).message)
      onReady?.()
      if (!onReady) await revalidate()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : adminFrameMessages.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div ref={place}>
      {hint && <p className="mb-3 text-small text-ink-soft">{hint}</p>}
      <Button
        busy={isBusy}
        aria-label={adminOrdersMessages.pickup.markReadyOf(order.orderNumber)}
        onClick={() => void markReady()}
      >
        {adminOrdersMessages.pickup.markReady}
      </Button>
    </div>
  )
}
