import { Children } from 'react'
import { Link } from 'react-router'
import { paymentWords } from '#app/orders/card-words.ts'
import { DeliveryPlace } from '#app/orders/delivery-place.tsx'
import { OrderLines } from '#app/orders/order-lines.tsx'
import { OrderSums } from '#app/orders/order-sums.tsx'
import { orderedLines } from '#app/orders/ordered-lines.ts'
import { keptCents } from '#contract/orders/kept-cents.ts'
import type { Order } from '#contract/orders/order.ts'
import { unitsLeft } from '#contract/orders/units-left.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { AdminHeading } from '../admin-heading.tsx'
import { Fact } from '../fact.tsx'
import { queryOf } from '../list-query.ts'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import { MarkReady } from '../shipments/mark-ready.tsx'
import { PackageForm } from '../shipments/package-form.tsx'
import { Packages } from '../shipments/packages.tsx'
import { ReadyParts } from '../shipments/ready-parts.tsx'
import { BuyerNotes } from './buyer-notes.tsx'
import { NoteForm } from './note-form.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderEvents } from './order-events.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { OrderTags } from './order-tags.tsx'

interface OrderViewProps {
  order: Order
  /** Those that are on. */
  carriers: readonly Carrier[]
}

/** An order on its page: actions and items on the left, the facts about it on the right. */
export function OrderView({ order, carriers }: OrderViewProps) {
  const { orderNumber, createdAt, refund } = order
  const isOpen = order.status === 'Proccessing'
  const toShip = isOpen ? unitsLeft(order).reduce((sum, { quantity }) => sum + quantity, 0) : 0
  const isPart = refund === 'done' && keptCents(order) > 0
  return (
    <article aria-label={orderNumber} data-order>
      <div data-order-head tabIndex={-1} className="outline-none">
        <AdminHeading
          lead={
            <span className="flex flex-wrap gap-x-4">
              <OrderStatusBadge order={order} />
              {refund && <span>{isPart ? adminOrdersMessages.refundedPart : adminOrdersMessages.refunds[refund]}</span>}
              <span>{Children.toArray(adminOrdersMessages.placed(<Moment at={createdAt} />))}</span>
            </span>
          }
        >
          {orderNumber}
        </AdminHeading>
      </div>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-8">
          <OrderActions order={order} />
          <BuyerNotes order={order} />
          {toShip > 0 && (
            <Section
              title={
                order.pickup ? adminOrdersMessages.pickup.toPrepare(toShip) : adminOrdersMessages.unshipped(toShip)
              }
            >
              {order.pickup ? (
                <MarkReady order={order} hint={adminOrdersMessages.pickup.readyHint} />
              ) : (
                <PackageForm key={order.events.length} order={order} carriers={carriers} />
              )}
            </Section>
          )}
          {order.shipments.length > 0 && (
            <Section title={order.pickup ? adminOrdersMessages.pickup.parts : adminOrdersMessages.packages}>
              {order.pickup ? <ReadyParts order={order} /> : <Packages order={order} carriers={carriers} />}
            </Section>
          )}
          <OrderLines lines={orderedLines(order)} />
          <div className="ml-auto sm:max-w-80">
            <OrderSums {...order} />
          </div>
        </div>
        <OrderFacts order={order} />
      </div>
    </article>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const { receiptEmail, shippingAddress } = order
  return (
    <div className="min-w-0 space-y-8">
      <dl className="space-y-5 text-small">
        <Fact name={adminOrdersMessages.customer}>
          {order.pickup && <span className="block">{shippingAddress.name}</span>}
          {/* The buyer of a deleted account has no address. */}
          {receiptEmail !== '' && (
            <>
              <a href={`mailto:${receiptEmail}`} className="link wrap-anywhere">
                {receiptEmail}
              </a>
              <Link to={`/admin/orders?${queryOf({ search: receiptEmail })}`} className="link mt-1 block w-fit py-1">
                {adminOrdersMessages.ordersOf}
              </Link>
            </>
          )}
        </Fact>
        <Fact name={order.pickup ? adminOrdersMessages.pickup.place : adminOrdersMessages.shipTo}>
          <DeliveryPlace address={shippingAddress} pickup={order.pickup} />
          {shippingAddress.phone}
        </Fact>
        {!order.pickup && (
          <Fact name={adminOrdersMessages.shipping}>
            {order.shippingMethod || adminOrdersMessages.shippingOptions[order.shippingOption]}
          </Fact>
        )}
        {order.exchangeOf ? (
          <Fact name={adminOrdersMessages.exchangeOf}>
            <Link to={`/admin/orders/${order.exchangeOf}`} className="link inline-block py-1">
              {order.exchangeOf}
            </Link>
          </Fact>
        ) : (
          <Fact name={adminOrdersMessages.paidWith}>{paymentWords(order)}</Fact>
        )}
      </dl>
      {order.returns.length > 0 && (
        <Section title={adminOrdersMessages.returns}>
          {order.returns.map(({ _id, number, status }) => (
            <Link key={_id} to={`/admin/returns/${_id}`} className="link block w-fit py-1">
              {number} · {adminReturnsMessages.states[status]}
            </Link>
          ))}
        </Section>
      )}
      <OrderTags order={order} />
      <Section title={adminOrdersMessages.timeline}>
        <div className="mb-6">
          <NoteForm orderId={order._id} />
        </div>
        <OrderEvents {...order} />
      </Section>
    </div>
  )
}
