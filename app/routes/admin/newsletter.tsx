import { useState } from 'react'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { SubscriberRow } from '#app/admin/newsletter/subscriber-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { subscriberStates } from '#contract/newsletter/calls.ts'
import type { Route } from './+types/newsletter.ts'

const filterSchema = z.object({
  search: textParam(100),
  state: choiceParam(subscriberStates),
  after: afterParam,
})
const number = new Intl.NumberFormat('en-US')

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  return { ...(await context.get(apiContext).newsletter.listSubscribers(filter)), filter }
}

export default function Newsletter({ loaderData: { subscribers, counts, next, filter } }: Route.ComponentProps) {
  const { search, state, after } = filter
  // Rows unsubscribed here stay in the list until it is reloaded, but the counts change at once.
  const [leaving, setLeaving] = useState({ counts, left: 0 })
  const left = leaving.counts === counts ? leaving.left : 0
  const tabs = [
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
      <ListFilter name="Newsletter" label="Email" search={search} param="state" tabs={tabs} tab={state} />
      <ListResults next={next && queryOf({ search, state, after: next })} nextLabel="Older subscribers">
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
      </ListResults>
    </>
  )
}
