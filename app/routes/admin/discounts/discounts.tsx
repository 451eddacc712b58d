import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { DiscountColumns, DiscountRow } from '#app/admin/discounts/discount-row.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { discountStates } from '#contract/discounts/own-discount.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import type { Route } from './+types/discounts.ts'

const tabs = [...discountStates, 'for-one'] as const
const filterSchema = z.object({ search: textParam(100), show: choiceParam(tabs), after: afterParam })

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  const { search, show, after } = filter
  const state = show === 'for-one' ? undefined : show
  const isForOne = show === 'for-one'
  return { ...(await context.get(apiContext).discounts.listDiscounts({ search, state, isForOne, after })), filter }
}

/** All discounts, newest first, with their uses and revenue. */
export default function Discounts({ loaderData: { discounts, next, filter } }: Route.ComponentProps) {
  const { search, show, after } = filter
  const isFiltered = Boolean(search || show || after)
  return (
    <>
      <AdminHeading lead={m.lead} actions={<LinkButton to="/admin/discounts/new">{m.add}</LinkButton>}>
        {adminCommonMessages.pages.discounts}
      </AdminHeading>
      <ListFilter
        name={adminCommonMessages.pages.discounts}
        label={m.search}
        search={search}
        param="show"
        tabs={[
          { label: m.ofStaff },
          ...discountStates.map((value) => ({ value, label: m.states[value] })),
          { value: 'for-one', label: m.forOne },
        ]}
        tab={show}
      />
      <ListResults next={next && queryOf({ search, show, after: next })} nextLabel={m.older}>
        {discounts.length === 0 ? (
          <EmptyState title={isFiltered ? m.noneFound : m.none} text={isFiltered ? undefined : m.noneText}>
            {isFiltered && (
              <LinkButton variant="secondary" to="?">
                {adminCommonMessages.showAll}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <>
            <DiscountColumns />
            <ul className="divide-y divide-line border-b border-line max-md:border-t">
              {discounts.map((discount) => (
                <li key={discount.discountId}>
                  <DiscountRow discount={discount} />
                </li>
              ))}
            </ul>
          </>
        )}
      </ListResults>
    </>
  )
}
