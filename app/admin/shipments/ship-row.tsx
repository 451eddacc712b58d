import { useState } from 'react'
import { Link } from 'react-router'
import { RefusedError } from '#app/api.ts'
import { ShipFields } from '#app/shipments/ship-fields.tsx'
import { useShipForm } from '#app/shipments/use-ship-form.ts'
import { Form } from '#app/ui/form/form.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import { choiceOf } from '../orders/print-page.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** An order to ship: its items and two fields. Submitting moves the focus to the next row at once. */
export function ShipRow({ order, onShipped }: { order: Order; onShipped: () => void }) {
  const [isShipped, setShipped] = useState(false)
  const form = useShipForm(order, async (ship) => {
    if (form.props.ref.current) focusNextRow(form.props.ref.current)
    await ship().catch((error: unknown) => {
      // The row may be out of sight by now.
      if (error instanceof RefusedError) toast.error(`${order.orderNumber}: ${error.message}`)
      throw error
    })
    setShipped(true)
    onShipped()
  })

  return (
    <li className="grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[1fr_32rem]">
      <OrderSummary order={order} />
      {isShipped ? (
        <p role="status" className="self-center font-medium">
          Shipped<span className="sr-only"> {order.orderNumber}</span>
        </p>
      ) : (
        <Form of={form} label={`Ship ${order.orderNumber}`} className="flex flex-wrap items-start gap-3">
          <ShipFields of={form} />
        </Form>
      )}
    </li>
  )
}

function OrderSummary({ order }: { order: Order }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <Link to={`/orders/${order.orderNumber}`} className="link font-medium">
          {order.orderNumber}
        </Link>
        <time dateTime={order.createdAt} className="text-small text-ink-soft">
          {day.format(new Date(order.createdAt))}
        </time>
        {order.shippingOption === 'express' && <span className="text-small font-medium text-accent">Express</span>}
      </p>
      <p>
        {order.shippingAddress.name}, {order.shippingAddress.city}
      </p>
      <ul className="text-small text-ink-soft">
        {order.orderDetails.map((line) => (
          <li key={line._id}>{[`${line.quantity} × ${line.name}`, choiceOf(line)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      <Link to={`/admin/orders/${order.orderNumber}/packing-slip`} className="link text-small">
        Packing slip<span className="sr-only"> of {order.orderNumber}</span>
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
