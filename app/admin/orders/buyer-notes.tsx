import { Link } from 'react-router'
import { WrittenNotes } from '#app/orders/written-notes.tsx'
import type { Order } from '#contract/orders/order.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

/** What the buyer wrote, where nobody overlooks it before packing. */
export function BuyerNotes({ order }: { order: Order }) {
  const { giftMessage, orderNumber } = order
  const notes = notesOf(order)
  if (Object.values(notes).every((text) => text === '')) return null
  return (
    <section
      aria-label={adminOrdersMessages.writtenWith(orderNumber)}
      className="space-y-4 border-l-2 border-accent bg-linen p-4"
    >
      <WrittenNotes {...notes} />
      {giftMessage && (
        <Link to={`/admin/orders/${orderNumber}/gift-slip`} className="link inline-block py-1 text-small print:hidden">
          <span aria-hidden>{adminOrdersMessages.giftSlip}</span>
          <span className="sr-only">{adminOrdersMessages.giftSlipOf(orderNumber)}</span>
        </Link>
      )}
    </section>
  )
}
