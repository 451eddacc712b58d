import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { Moment } from '../moment.tsx'
import { MarkReady } from '../shipments/mark-ready.tsx'
import { ShipOrder } from '../shipments/ship-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { choiceOf } from './print-page.tsx'

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto_2.75rem] items-center gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)_auto_2.75rem] xl:grid-cols-[6rem_10.5rem_minmax(0,1fr)_4.5rem_6rem_8rem_2.75rem]'

/** The names of the columns, on wide screens. */
export function OrderColumns() {
  const { order, date, customer, items, total, status } = adminOrdersMessages.columns
  return (
    <div aria-hidden className={`${columns} border-b border-line-strong py-2 text-small text-ink-soft max-xl:hidden`}>
      <span>{order}</span>
      <span>{date}</span>
      <span>{customer}</span>
      <span className="text-end">{items}</span>
      <span className="text-end">{total}</span>
      <span>{status}</span>
    </div>
  )
}

interface OrderRowProps {
  order: Order
  /** Those that are on. */
  carriers: readonly Carrier[]
}

/** An order in the list: one line on wide screens, with its items and actions below it once opened. */
export function OrderRow({ order, carriers }: OrderRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { orderNumber, createdAt, shippingAddress, orderDetails, grandTotal } = order
  const ordered = orderDetails
    .map((line) => (order.status === 'Canceled' ? line : { ...line, quantity: line.quantity - line.canceled }))
    .filter(({ quantity }) => quantity > 0)
  const units = ordered.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <article aria-labelledby={id} data-order className="text-small">
      <div className={`${columns} py-2 hover:bg-linen xl:py-0.5`}>
        <h2 id={id} data-order-head tabIndex={-1} className="outline-none">
          <Link to={`/admin/orders/${orderNumber}`} className="link font-medium">
            {orderNumber}
          </Link>
        </h2>
        <p className="text-ink-soft max-sm:row-start-3 sm:max-xl:row-start-2">
          <Moment at={createdAt} />
        </p>
        <p className="truncate max-sm:row-start-2 sm:max-xl:col-start-2 sm:max-xl:row-start-1">
          {shippingAddress.name || order.receiptEmail}
        </p>
        <p className="tabular-nums max-sm:row-start-3 max-sm:text-end sm:max-xl:col-start-2 sm:max-xl:row-start-2 sm:max-xl:text-ink-soft xl:text-end">
          <span className="xl:sr-only">{adminOrdersMessages.items(units)}</span>
          <span aria-hidden className="max-xl:hidden">
            {units}
          </span>
        </p>
        <p className="text-end tabular-nums max-sm:col-start-2 max-sm:row-start-1 sm:max-xl:col-start-3 sm:max-xl:row-start-1">
          {formatCents(toCents(grandTotal))}
        </p>
        <div className="max-xl:text-end max-sm:col-start-2 max-sm:row-start-2 sm:max-xl:col-start-3 sm:max-xl:row-start-2">
          <OrderStatusBadge order={order} />
        </div>
        <IconButton
          label={adminOrdersMessages.actionsOf(orderNumber)}
          aria-expanded={isOpen}
          className="noscript:invisible max-xl:col-start-3 max-xl:row-span-3 max-xl:row-start-1 sm:max-xl:col-start-4 sm:max-xl:row-span-2"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronDown} size={18} className={isOpen ? 'rotate-180' : ''} />
        </IconButton>
      </div>
      {isOpen && (
        <div className="space-y-4 bg-linen px-4 py-4">
          <ul>
            {ordered.map((line) => (
              <li key={line._id}>{[`${line.quantity} × ${line.name}`, choiceOf(line)].filter(Boolean).join(', ')}</li>
            ))}
          </ul>
          <OrderActions
            order={order}
            ship={order.pickup ? <MarkReady order={order} /> : <ShipOrder order={order} carriers={carriers} />}
          />
        </div>
      )}
    </article>
  )
}
