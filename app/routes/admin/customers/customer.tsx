import { Children } from 'react'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { AdminBadge } from '#app/admin/customers/admin-badge.tsx'
import { CustomerActions } from '#app/admin/customers/customer-actions.tsx'
import { CustomerFacts } from '#app/admin/customers/customer-facts.tsx'
import { CustomerHistory } from '#app/admin/customers/customer-history.tsx'
import { CustomerNote } from '#app/admin/customers/customer-note.tsx'
import { CustomerTags } from '#app/admin/customers/customer-tags.tsx'
import { Moment } from '#app/admin/moment.tsx'
import { readId } from '#app/admin/read-id.ts'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/customer.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData ? `${loaderData.firstName} ${loaderData.lastName}` : adminFrameMessages.pages.customer)

export async function loader({ context, params }: Route.LoaderArgs) {
  const customerId = readId(params.customerId, adminCustomersMessages.notFound)
  return (await context.get(apiContext).privacy.findCustomer({ customerId })).customer
}

/** One customer: account, history and actions. */
export default function CustomerPage({ loaderData: customer }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={
          <span className="inline-flex flex-wrap items-center gap-x-3">
            <span>{Children.toArray(adminCustomersMessages.joined(<Moment at={customer.createdAt} isDay />))}</span>
            {customer.isAdmin && <AdminBadge />}
          </span>
        }
      >
        {customer.firstName} {customer.lastName}
      </AdminHeading>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-10 lg:order-last">
          <Section title={adminCustomersMessages.account}>
            <CustomerFacts customer={customer} />
          </Section>
          <Section title={adminCustomersMessages.noteAndTags}>
            <div className="space-y-6">
              <CustomerNote key={customer._id} customer={customer} />
              <CustomerTags key={`tags ${customer._id}`} customer={customer} />
            </div>
          </Section>
          <Section title={adminCustomersMessages.actions}>
            <CustomerActions key={customer._id} customer={customer} />
          </Section>
        </div>
        <CustomerHistory customer={customer} />
      </div>
    </>
  )
}
