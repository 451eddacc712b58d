import { Form, useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { CustomerRow } from '#app/admin/customers/customer-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/customers.ts'

const text = (max: number) => z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined)
const chosenFilter = z.object({ search: text(100), after: text(200) })

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = z.parse(chosenFilter, Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await context.get(apiContext).customers.listCustomers(chosen)), search: chosen.search }
}

export default function Customers({ loaderData: { customers, next, search } }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === '/admin/customers'
  return (
    <>
      <AdminHeading lead="Newest first.">Customers</AdminHeading>
      <Form method="get" role="search" aria-label="Customers" className="mb-6 flex items-end gap-3">
        <Field
          key={search}
          label="Name or email"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          className="min-w-0 max-w-form grow"
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Form>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-50 transition-opacity' : ''}>
        {customers.length === 0 ? (
          <EmptyState title="No customers found." text={search && `No customers match “${search}”.`}>
            <LinkButton variant="secondary" to="?">
              Show all
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {customers.map((customer) => (
              <CustomerRow key={customer._id} customer={customer} />
            ))}
          </ul>
        )}
      </div>
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${new URLSearchParams({ ...(search && { search }), after: next })}`}>
            Older customers
          </LinkButton>
        </p>
      )}
    </>
  )
}
