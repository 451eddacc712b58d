import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { changeOrder } from '#app/orders/change-order.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Order } from '#contract/orders/order.ts'
import { choiceOf } from '../orders/paper.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** An order to ship: its items and two fields. Submitting moves the focus to the next row at once. */
export function ShipRow({ order, onShipped }: { order: Order; onShipped: () => void }) {
  const { carriers } = useSettings()
  const [state, setState] = useState<'waiting' | 'busy' | 'shipped'>('waiting')
  const [refusal, setRefusal] = useState<string | null>(null)

  async function ship(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'waiting') return
    const form = event.currentTarget
    const sent = new FormData(form)
    setState('busy')
    setRefusal(null)
    goOnFrom(form)
    const { isDone, message } = await changeOrder(sent)
    setState(isDone ? 'shipped' : 'waiting')
    if (isDone) return onShipped()
    setRefusal(message)
    toast.error(`${order.orderNumber}: ${message}`)
  }

  return (
    <li className="grid gap-x-8 gap-y-4 py-5 lg:grid-cols-[1fr_32rem]">
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
          <input type="hidden" name="intent" value="ship" />
          <input type="hidden" name="orderId" value={order._id} />
          <input type="hidden" name="orderNumber" value={order.orderNumber} />
          <SelectField
            label="Carrier"
            name="carrier"
            options={carriers.offered}
            defaultValue={carriers.standard}
            className="w-28 shrink-0"
          />
          <Field
            label="Tracking number"
            name="trackingNumber"
            required
            minLength={4}
            maxLength={40}
            pattern="[A-Za-z0-9 \-]{4,40}"
            title="4 to 40 letters, digits, spaces or dashes"
            autoComplete="off"
            error={refusal}
            className="min-w-40 grow basis-40"
          />
          <Button type="submit" busy={state === 'busy'} className="max-sm:w-full sm:mt-7">
            Ship
          </Button>
        </form>
      )}
    </li>
  )
}

function goOnFrom(form: HTMLFormElement): void {
  const rows = [...(form.closest('[data-to-ship]')?.querySelectorAll<HTMLInputElement>('[name=trackingNumber]') ?? [])]
  const own = rows.findIndex((field) => field.form === form)
  rows
    .slice(own + 1)
    .find(({ value }) => value === '')
    ?.focus()
}
