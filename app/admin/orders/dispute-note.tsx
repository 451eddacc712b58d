import { Children } from 'react'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { Moment } from '../moment.tsx'

/** Tells that a buyer disputed the payment, and until when to respond at the payment provider. */
export function DisputeNote({ since }: { since: string }) {
  return (
    <section aria-label={adminOrdersMessages.disputedPayment} className="mb-6 border-l-2 border-accent bg-linen p-4">
      <p className="font-medium">{Children.toArray(adminOrdersMessages.disputedSince(<Moment at={since} isDay />))}</p>
      <p className="mt-1 text-small text-ink-soft">{adminOrdersMessages.disputeHint}</p>
    </section>
  )
}
