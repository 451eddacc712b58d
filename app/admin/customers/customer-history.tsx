import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Stars } from '#app/ui/stars.tsx'
import { maxShownPerCustomer, type OwnCustomer } from '#contract/customers/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { ownValue } from '#contract/own-value.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { MessageBadge } from '../messages/message-badge.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'

/** A customer's orders, messages, reviews and requests, and what admins did with the account; the newest first. */
export function CustomerHistory({ customer }: { customer: OwnCustomer }) {
  const { orders, reviews, stockAlerts, messages, activity, email } = customer
  const more = `/admin/orders?${new URLSearchParams({ search: email })}`
  return (
    <div className="space-y-10">
      <Section title={adminCustomersMessages.ordersTitle(customer.orderCount)}>
        <Rows none={adminCustomersMessages.noOrdersYet}>
          {orders.map(({ orderNumber, createdAt, status, grandTotal }) => (
            <Row key={orderNumber} at={createdAt}>
              <Link to={`/admin/orders/${orderNumber}`} className="link font-medium">
                {orderNumber}
              </Link>
              <span>{adminOrdersMessages.statuses[status]}</span>
              <span className="tabular-nums">{formatCents(toCents(grandTotal))}</span>
            </Row>
          ))}
        </Rows>
        {customer.orderCount > maxShownPerCustomer && (
          <p className="mt-3">
            <Link to={more} className="link inline-flex min-h-11 items-center">
              {adminCustomersMessages.viewOrders}
            </Link>
          </p>
        )}
      </Section>
      <Section title={adminCustomersMessages.messages}>
        <Rows none={adminCustomersMessages.noMessages}>
          {messages.map(({ _id, subject, status, createdAt }) => (
            <Row key={_id} at={createdAt}>
              <Link to={`/admin/messages/${_id}`} className="link min-w-0 font-medium wrap-anywhere">
                {subject}
              </Link>
              <MessageBadge status={status} />
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={adminCustomersMessages.reviews}>
        <Rows none={adminCustomersMessages.noReviews}>
          {reviews.map(({ _id, product, rating, reviewTitle, message, isHidden, createdAt }) => (
            <Row key={_id} at={createdAt}>
              <Stars value={rating} />
              <Link to={`/admin/products/${product._id}`} className="link min-w-0 wrap-anywhere">
                {product.name}
              </Link>
              {isHidden && <span className="text-accent">{adminCustomersMessages.hidden}</span>}
              <p className="basis-full wrap-anywhere">
                <span className="font-medium">{reviewTitle}</span> {message}
              </p>
            </Row>
          ))}
        </Rows>
      </Section>
      <Section title={adminCustomersMessages.requests}>
        <Rows none={adminCustomersMessages.noRequests}>
          {stockAlerts.map(({ _id, product, color, size, askedAt }) => (
            <Row key={_id} at={askedAt}>
              <Link to={`/admin/products/${product._id}`} className="link min-w-0 wrap-anywhere">
                {product.name}
              </Link>
              <span className="text-ink-soft">{[color, size].filter((each) => each !== null).join(', ')}</span>
            </Row>
          ))}
        </Rows>
      </Section>
      <ConsentSection consents={customer.consents} />
      <ActivitySection activity={activity} />
    </div>
  )
}

function ConsentSection({ consents }: Pick<OwnCustomer, 'consents'>) {
  const { events, sources } = adminNewsletterMessages.consents
  return (
    <Section title={adminCustomersMessages.consents}>
      <Rows none={adminCustomersMessages.noConsents}>
        {consents.toReversed().map(({ at, event, source, wording }) => (
          <Row key={`${at} ${event}`} at={at}>
            <span className="font-medium">{events[event]}</span>
            <span className="text-ink-soft">{sources[source]}</span>
            {wording && <p className="basis-full wrap-anywhere">{wording}</p>}
          </Row>
        ))}
      </Rows>
    </Section>
  )
}

function ActivitySection({ activity }: Pick<OwnCustomer, 'activity'>) {
  return (
    <Section title={adminCustomersMessages.activity}>
      <Rows none={adminCustomersMessages.noActivity}>
        {activity.map(({ _id, action, by, at }) => (
          <Row key={_id} at={at}>
            <span>
              {ownValue(adminCustomersMessages.events, action) ?? action}
              {by && <span className="text-ink-soft"> {adminTableMessages.by(by)}</span>}
            </span>
          </Row>
        ))}
      </Rows>
    </Section>
  )
}

function Rows({ children, none }: { children: ReactNode[]; none: string }) {
  if (children.length === 0) return <p className="text-ink-soft">{none}</p>
  return <ul className="divide-y divide-line border-y border-line">{children}</ul>
}

function Row({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 py-2">
      {children}
      <span className="ml-auto text-small text-ink-soft">
        <Moment at={at} isDay />
      </span>
    </li>
  )
}
