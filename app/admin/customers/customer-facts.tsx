import { Children, type ReactNode } from 'react'
import type { OwnCustomer } from '#contract/customers/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { Moment } from '../moment.tsx'

/** The details of an account. */
export function CustomerFacts({ customer }: { customer: OwnCustomer }) {
  const { email, emailConfirmedAt, newEmail, sessionCount } = customer
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-1">
      <Fact name={adminCustomersMessages.email} isWide>
        <a href={`mailto:${email}`} className="link wrap-anywhere">
          {email}
        </a>
        <Small>
          {emailConfirmedAt
            ? Children.toArray(adminCustomersMessages.confirmedOn(<Moment at={emailConfirmedAt} isDay />))
            : adminCustomersMessages.notConfirmed}
        </Small>
        {newEmail && <Small>{adminCustomersMessages.changesTo(newEmail)}</Small>}
      </Fact>
      <Fact name={adminCustomersMessages.orders}>
        {customer.orderCount === 0
          ? adminCustomersMessages.noOrders
          : adminCustomersMessages.ordersFor(String(customer.orderCount), formatCents(toCents(customer.spent)))}
      </Fact>
      <Fact name={adminCustomersMessages.country}>{customer.country || adminCustomersMessages.notGiven}</Fact>
      <Fact name={adminCustomersMessages.channel}>{customer.channel}</Fact>
      <Fact name={adminCustomersMessages.newsletter}>
        {adminCustomersMessages.newsletterStates[customer.newsletter]}
      </Fact>
      <Fact name={adminCustomersMessages.role}>
        {customer.isAdmin ? adminCustomersMessages.admin : adminCustomersMessages.customer}
      </Fact>
      <Fact name={adminCustomersMessages.loggedIn}>
        {sessionCount === 0 ? adminCustomersMessages.onNoDevice : adminCustomersMessages.onDevices(sessionCount)}
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
