import { Children } from 'react'
import { Link } from 'react-router'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { ForRole } from '../for-role.tsx'
import { Moment } from '../moment.tsx'

/** Tells that a buyer disputed the payment, with the way to its evidence. */
export function DisputeNote({ since }: { since: string }) {
  return (
    <section aria-label={adminOrdersMessages.disputedPayment} className="mb-6 border-l-2 border-accent bg-linen p-4">
      <p className="font-medium">{Children.toArray(adminOrdersMessages.disputedSince(<Moment at={since} isDay />))}</p>
      <p className="mt-1 text-small text-ink-soft">
        {adminOrdersMessages.disputeHint}{' '}
        <ForRole access="manager">
          <Link to="/admin/disputes" className="link">
            {adminOrdersMessages.toDisputes}
          </Link>
        </ForRole>
      </p>
    </section>
  )
}
