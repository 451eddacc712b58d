import { Children } from 'react'
import { Link } from 'react-router'
import type { ContactMessage } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import { Moment } from '../moment.tsx'

/** The newest orders placed with the sender's address or account. */
export function SenderOrders({ orders }: Pick<ContactMessage, 'orders'>) {
  if (orders.length === 0) return <p className="text-ink-soft">{adminMessagesMessages.noOrders}</p>
  return (
    <>
      <h2 className="pt-2 font-medium">{adminMessagesMessages.ordersOf}</h2>
      <ul>
        {orders.map(({ orderNumber, createdAt }) => (
          <li key={orderNumber}>
            {Children.toArray(
              adminMessagesMessages.placed(
                <Link to={`/admin/orders/${orderNumber}`} className="link inline-block py-2">
                  {orderNumber}
                </Link>,
                <Moment at={createdAt} isDay />,
              ),
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
