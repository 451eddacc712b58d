import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { shopTimeOf } from '#contract/shop-time.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { Moment } from '../moment.tsx'
import { choiceOf } from '../orders/print-page.tsx'
import { contentsOf } from './packages.tsx'

/** What of an order is ready to be picked up, or was. */
export function ReadyParts({ order }: { order: Order }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {order.shipments.map((part) => (
        <li key={part._id} className="grid gap-2 py-4">
          <ul>
            {contentsOf(order, part).map(({ line, quantity }) => (
              <li key={line._id}>{[`${quantity} × ${line.name}`, choiceOf(line)].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
          <p className="text-small text-ink-soft">
            {adminOrdersMessages.pickup.readySince} <Moment at={part.shippedAt} />
          </p>
          {part.deliveredOn ? (
            <p>{adminOrdersMessages.pickup.collected(dayWithWeekday(part.deliveredOn))}</p>
          ) : (
            <MarkPickedUp part={part} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Says that a part was picked up today. */
function MarkPickedUp({ part }: { part: Shipment }) {
  const { revalidate } = useRevalidator()
  const settings = useSettings()
  const [isBusy, setBusy] = useState(false)

  async function markPickedUp() {
    setBusy(true)
    try {
      const deliveredOn = shopDay(shopTimeOf(Date.now(), settings), settings.shop)
      toast.success((await api.shipments.markDelivered({ shipmentId: part._id, deliveredOn })).message)
      await revalidate()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : adminFrameMessages.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" busy={isBusy} className="justify-self-start" onClick={() => void markPickedUp()}>
      {adminOrdersMessages.pickup.markPickedUp}
    </Button>
  )
}
