import { Children, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { WrittenNotes } from '#app/orders/written-notes.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import type { PendingOrder } from '#contract/pending-orders/calls.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import { ConfirmInRow } from '../confirm-in-row.tsx'
import { Moment } from '../moment.tsx'
import { RowRefusal } from '../row-refusal.tsx'
import { nameOfVariant } from '../stock-alerts/name-of-variant.ts'
import { useMay } from '../use-may.ts'
import { useSaving } from '../use-saving.ts'
import { MarkPaid } from './mark-paid.tsx'

/** An order that awaits its payment, with what staff can do about it; or one that is over. */
export function PendingRow({ order }: { order: PendingOrder }) {
  const may = useMay()
  const { orderNumber, state, customerName, email, items, note, link } = order
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h2 className="font-medium">
          {state === 'paid' ? (
            <Link to={`/admin/orders/${orderNumber}`} className="link">
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          )}
        </h2>
        <p className="wrap-anywhere">{customerName}</p>
        <p>
          <a href={`mailto:${email}`} className="link text-small break-all">
            {email}
          </a>
        </p>
        <p className="mt-1 text-small text-ink-soft">
          {Children.toArray(said.placed(<Moment at={order.createdAt} />))} {order.by && said.madeBy(order.by)}
        </p>
        {note && <p className="mt-2 text-small whitespace-pre-line wrap-anywhere">{note}</p>}
        <div className="mt-2 space-y-2 text-small empty:hidden">
          <WrittenNotes {...notesOf(order)} />
        </div>
      </div>
      <div className="min-w-0">
        <p className="font-medium tabular-nums">{totalOf(order)}</p>
        <p className="text-small">{[said.methods[order.method], said.states[state]].join(' · ')}</p>
        <p className="text-small text-ink-soft">{state === 'awaiting' && <Reserved order={order} />}</p>
        <ul className="mt-2 text-small">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a checkout never change
            <li key={at}>{said.units(item.quantity, itemName(item))}</li>
          ))}
        </ul>
      </div>
      {state === 'awaiting' && order.method !== 'provider' && (
        <div className="min-w-0">
          {order.method === 'transfer' && may('manager') && <MarkPaid order={order} />}
          {link && <PaymentLinkCopy link={link} />}
          <Actions order={order} />
        </div>
      )}
    </li>
  )
}

function Reserved({ order: { reservedUntil } }: { order: PendingOrder }) {
  if (!reservedUntil) return said.bankDecides
  return Children.toArray(said.reserved(<Moment at={reservedUntil} />))
}

function Actions({ order: { _id: pendingOrderId, orderNumber } }: { order: PendingOrder }) {
  const { revalidate } = useRevalidator()
  const { isBusy, refusal, save } = useSaving()
  async function extend() {
    const done = await save(() => api.pendingOrders.extendReservation({ pendingOrderId, days: 7 }))
    if (done) await revalidate()
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6">
      <button type="button" className="link min-h-11 text-small" disabled={isBusy} onClick={extend}>
        {said.extend}
        <span className="sr-only"> {orderNumber}</span>
      </button>
      <ConfirmInRow
        label={said.cancel}
        of={orderNumber}
        question={said.cancelQuestion}
        act={() => api.pendingOrders.cancelPendingOrder({ pendingOrderId })}
        onDone={() => void revalidate()}
      />
      <RowRefusal refusal={refusal} />
    </div>
  )
}

function PaymentLinkCopy({ link }: { link: string }) {
  const [isShown, setShown] = useState(false)
  async function copy() {
    // Without permission for the clipboard the link is shown to be copied by hand.
    await navigator.clipboard.writeText(link).then(
      () => toast.success(said.copied),
      () => setShown(true),
    )
  }
  return (
    <p>
      <button type="button" className="link min-h-11 text-small" onClick={copy}>
        {said.copyLink}
      </button>
      {isShown && <span className="block text-small break-all">{link}</span>}
    </p>
  )
}

function totalOf({ total, method, state, address }: PendingOrder): string {
  const amount = formatCents(toCents(total))
  return method === 'link' && state !== 'paid' && address === null ? said.beforeTax(amount) : amount
}

function itemName({ name, color, size }: PendingOrder['items'][number]): string {
  return color === null && size === null ? name : `${name} (${nameOfVariant({ color, size })})`
}
