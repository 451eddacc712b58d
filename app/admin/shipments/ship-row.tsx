import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { changeOrder } from '#app/orders/change-order.ts'
import { ShipFields } from '#app/shipments/ship-fields.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import { choiceOf } from '../orders/print-page.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** An order to ship: its items and two fields. Submitting moves the focus to the next row at once. */
export function ShipRow({ order, onShipped }: { order: Order; onShipped: () => void }) {
  const [state, setState] = useState<'waiting' | 'busy' | 'shipped'>('waiting')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function ship(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'waiting') return
    const form = event.currentTarget
    const submitted = new FormData(form)
    setState('busy')
    setRefusal(null)
    focusNextRow(form)
    const { isDone, message } = await changeOrder(submitted)
    setState(isDone ? 'shipped' : 'waiting')
    if (isDone) return onShipped()
    setRefusal(message)
    toast.error(`${order.orderNumber}: ${message}`)
  }

  return (
    <li className="grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[1fr_32rem]">
      <OrderSummary order={order} />
      {state === 'shipped' ? (
        <p role="status" className="self-center font-medium">
          Shipped<span className="sr-only"> {order.orderNumber}</span>
        </p>
      ) : (
        <form
          onSubmit={ship}
          aria-label={`Ship ${order.orderNumber}`}
          className="flex flex-wrap items-start gap-3 sm:flex-nowrap"
        >
          <ShipFields order={order} error={refusal} isBusy={state === 'busy'} />
        </form>
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
