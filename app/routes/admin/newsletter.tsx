import { useState } from 'react'
import { useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { SubscriberRow } from '#app/admin/newsletter/subscriber-row.tsx'
import { queryOf } from '#app/admin/query-of.ts'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { subscriberStates } from '#contract/newsletter/calls.ts'
import type { Route } from './+types/newsletter.ts'

const text = (max: number) => z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined)
const chosenFilter = z.object({
  search: text(100),
  state: z.catch(z.optional(z.enum(subscriberStates)), undefined),
  after: text(200),
})
const number = new Intl.NumberFormat('en-US')

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = z.parse(chosenFilter, Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await context.get(apiContext).newsletter.listSubscribers(chosen)), chosen }
}

export default function Newsletter({ loaderData: { subscribers, counts, next, chosen } }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === '/admin/newsletter'
  const { search, state, after } = chosen
  // Rows unsubscribed here stay in the list until it is reloaded, but the counts change at once.
  const [leaving, setLeaving] = useState({ counts, left: 0 })
  const left = leaving.counts === counts ? leaving.left : 0
  const parts = [
    { label: 'All' },
    { value: 'subscribed', label: `Subscribed (${number.format(counts.subscribed - left)})` },
    { value: 'unsubscribed', label: `Unsubscribed (${number.format(counts.unsubscribed + left)})` },
  ]
  return (
    <>
      <AdminHeading
        actions={
          subscribers.length > 0 && (
            <LinkButton
              variant="secondary"
              to={`/admin/newsletter/export.csv?${queryOf({ search, state })}`}
              reloadDocument
              download="newsletter.csv"
            >
              Export as CSV
            </LinkButton>
          )
        }
      >
        Newsletter
      </AdminHeading>
      <ListFilter name="Newsletter" label="Email" search={search} by="state" parts={parts} part={state} />
      <div aria-busy={isLoading} className={isLoading ? 'opacity-50 transition-opacity' : ''}>
        {subscribers.length === 0 ? (
          <EmptyState
            title={search || state ? 'No subscribers found.' : 'No subscribers yet.'}
            text={search && `No addresses match “${search}”.`}
          >
            {(search || state || after) && (
              <LinkButton variant="secondary" to="?">
                Show all
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {subscribers.map((subscriber) => (
              <SubscriberRow
                key={subscriber.subscriberId}
                subscriber={subscriber}
                onLeft={() => setLeaving({ counts, left: left + 1 })}
              />
            ))}
          </ul>
        )}
      </div>
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${queryOf({ search, state, after: next })}`}>
            Older subscribers
          </LinkButton>
        </p>
      )}
    </>
  )
}
