import { useState } from 'react'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { SubscriberRow } from '#app/admin/newsletter/subscriber-row.tsx'
import { useMay } from '#app/admin/use-may.ts'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { subscriberStates } from '#contract/newsletter/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminListsMessages } from '#messages/en-US/admin/lists.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
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
  const may = useMay()
  const { search, state, after } = filter
  // Rows unsubscribed here stay in the list until it is reloaded, but the counts change at once.
  const [leaving, setLeaving] = useState({ counts, left: 0 })
  const left = leaving.counts === counts ? leaving.left : 0
  const tabs = [
    { label: adminListsMessages.all },
    { value: 'subscribed', label: adminNewsletterMessages.subscribed(number.format(counts.subscribed - left)) },
    { value: 'unsubscribed', label: adminNewsletterMessages.unsubscribed(number.format(counts.unsubscribed + left)) },
  ]
  return (
    <>
      <AdminHeading
        actions={
          may('owner') &&
          subscribers.length > 0 && (
            <LinkButton
              variant="secondary"
              to={`/admin/newsletter/export.csv?${queryOf({ search, state })}`}
              reloadDocument
              download="newsletter.csv"
            >
              {adminNewsletterMessages.export}
            </LinkButton>
          )
        }
      >
        {adminFrameMessages.pages.newsletter}
      </AdminHeading>
      <ListFilter
        name={adminFrameMessages.pages.newsletter}
        label={adminNewsletterMessages.search}
        search={search}
        param="state"
        tabs={tabs}
        tab={state}
      />
      <ListResults next={next && queryOf({ search, state, after: next })} nextLabel={adminNewsletterMessages.older}>
        {subscribers.length === 0 ? (
          <EmptyState
            title={search || state ? adminNewsletterMessages.noneFound : adminNewsletterMessages.none}
            text={search && adminNewsletterMessages.noneMatching(search)}
          >
            {(search || state || after) && (
              <LinkButton variant="secondary" to="?">
                {adminListsMessages.showAll}
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
