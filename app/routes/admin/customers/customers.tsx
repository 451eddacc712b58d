import { Form } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { CustomerRow } from '#app/admin/customers/customer-row.tsx'
import { afterParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { apiContext } from '#app/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import type { Route } from './+types/customers.ts'

const filterSchema = z.object({ search: textParam(100), after: afterParam })

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  return { ...(await context.get(apiContext).customers.listCustomers(filter)), search: filter.search }
}

export default function Customers({ loaderData: { customers, next, search } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading lead={adminCustomersMessages.lead}>{adminCommonMessages.pages.customers}</AdminHeading>
      <Form
        method="get"
        role="search"
        aria-label={adminCommonMessages.pages.customers}
        className="mb-6 flex items-end gap-3"
      >
        <Field
          key={search}
          label={adminCustomersMessages.search}
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          className="min-w-0 max-w-form grow"
        />
        <Button type="submit" variant="secondary">
          {adminCommonMessages.find}
        </Button>
      </Form>
      <ListResults next={next && queryOf({ search, after: next })} nextLabel={adminCustomersMessages.older}>
        {customers.length === 0 ? (
          <EmptyState
            title={adminCustomersMessages.noneFound}
            text={search && adminCustomersMessages.noneMatching(search)}
          >
            <LinkButton variant="secondary" to="?">
              {adminCommonMessages.showAll}
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {customers.map((customer) => (
              <CustomerRow key={customer._id} customer={customer} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
