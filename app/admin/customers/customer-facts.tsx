import type { ReactNode } from 'react'
import type { OwnCustomer } from '#contract/customers/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { Moment } from '../moment.tsx'

const newsletterWords: Record<OwnCustomer['newsletter'], string> = {
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  never: 'Not subscribed',
}

/** The details of an account. */
export function CustomerFacts({ customer }: { customer: OwnCustomer }) {
  const { email, emailConfirmedAt, newEmail, sessionCount } = customer
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-1">
      <Fact name="Email" isWide>
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
        <Small>
          {emailConfirmedAt ? (
            <>
              Confirmed on <Moment at={emailConfirmedAt} isDay />
            </>
          ) : (
            'Not confirmed: no link sent to it has been opened'
          )}
        </Small>
        {newEmail && <Small>Changes to {newEmail} once confirmed</Small>}
      </Fact>
      <Fact name="Orders">
        {customer.orderCount === 0
          ? 'No orders yet'
          : `${customer.orderCount} ${customer.orderCount === 1 ? 'order' : 'orders'}, ${formatCents(toCents(customer.spent))}`}
      </Fact>
      <Fact name="Country">{customer.country || 'Not given'}</Fact>
      <Fact name="Found us through">{customer.channel}</Fact>
      <Fact name="Newsletter">{newsletterWords[customer.newsletter]}</Fact>
      <Fact name="Role">{customer.isAdmin ? 'Admin' : 'Customer'}</Fact>
      <Fact name="Logged in">
        {sessionCount === 0 ? 'On no device' : `On ${sessionCount} ${sessionCount === 1 ? 'device' : 'devices'}`}
      </Fact>
    </dl>
  )
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${isWide ? 'max-sm:col-span-full' : ''}`}>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-small wrap-anywhere text-ink-soft">{children}</span>
}
