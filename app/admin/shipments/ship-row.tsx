import { useState } from 'react'
import { Link } from 'react-router'
import { RefusedError } from '#app/api.ts'
import { Form } from '#app/ui/form/form.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import { unitsLeft } from '#contract/orders/units-left.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { Moment } from '../moment.tsx'
import { BuyerNotes } from '../orders/buyer-notes.tsx'
import { choiceOf } from '../orders/print-page.tsx'
import { MarkReady } from './mark-ready.tsx'
import { ShipFields } from './ship-fields.tsx'
import { useShipForm } from './use-ship-form.ts'

interface ShipRowProps {
  order: Order
  carriers: readonly Carrier[]
  /** Moves the focus at once when it is submitted; by default to the next row. */
  goOn?: (() => void) | undefined
  onShipped: () => void
}

/** An order to ship: its items and two fields. */
export function ShipRow({ order, carriers, goOn, onShipped }: ShipRowProps) {
  const [isShipped, setShipped] = useState(false)
  const form = useShipForm(order, carriers, async (ship) => {
    if (goOn) goOn()
    else if (form.props.ref.current) focusNextRow(form.props.ref.current)
    await ship().catch((error: unknown) => {
      // The row may be out of sight by now.
      if (error instanceof RefusedError) toast.error(adminOrdersMessages.refusedFor(order.orderNumber, error.message))
      throw error
    })
    setShipped(true)
    onShipped()
  })

  return (
    <li data-order={order.orderNumber} className="grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[1fr_32rem]">
      <OrderSummary order={order} />
      {isShipped ? (
        <p role="status" className="self-center font-medium">
          {order.pickup ? adminOrdersMessages.pickup.parts : adminOrdersMessages.shipped}
          <span className="sr-only"> {order.orderNumber}</span>
        </p>
      ) : order.pickup ? (
        <MarkReady
          order={order}
          onReady={() => {
            goOn?.()
            setShipped(true)
            onShipped()
          }}
        />
      ) : (
        <Form
          of={form}
          label={adminOrdersMessages.shipOrder(order.orderNumber)}
          className="flex flex-wrap items-start gap-3"
        >
          <ShipFields of={form} carriers={carriers} />
        </Form>
      )}
    </li>
  )
}

function OrderSummary({ order }: { order: Order }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Link to={`/admin/orders/${order.orderNumber}`} className="link font-medium">
          {order.orderNumber}
        </Link>
        <span className="text-small text-ink-soft">
          <Moment at={order.createdAt} />
        </span>
        {order.pickup && <span className="text-small">{adminOrdersMessages.pickupAt(order.pickup.name)}</span>}
        {order.shippingOption === 'express' && (
          <span className="text-small font-medium text-accent">{adminOrdersMessages.express}</span>
        )}
      </p>
      <p>
        {order.pickup
          ? order.shippingAddress.name
          : [order.shippingAddress.name, order.shippingAddress.city].filter(Boolean).join(', ')}
      </p>
      <ul className="text-small text-ink-soft">
        {unitsLeft(order).map(({ line, quantity }) => (
          <li key={line._id}>{[`${quantity} × ${line.name}`, choiceOf(line)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      <div className="my-3 empty:hidden">
        <BuyerNotes order={order} />
      </div>
      <Link to={`/admin/orders/${order.orderNumber}/packing-slip`} className="link text-small">
        <span aria-hidden>{adminOrdersMessages.packingSlip}</span>
        <span className="sr-only">{adminOrdersMessages.packingSlipOf(order.orderNumber)}</span>
      </Link>
    </div>
  )
}

/** Moves the focus to the next row whose tracking number is empty. */
function focusNextRow(form: HTMLFormElement): void {
  const rows = [...(form.closest('[data-to-ship]')?.querySelectorAll<HTMLInputElement>('[name=trackingNumber]') ?? [])]
  const index = rows.findIndex((field) => field.form === form)
  rows
    .slice(index + 1)
    .find(({ value }) => value === '')
    ?.focus()
}
