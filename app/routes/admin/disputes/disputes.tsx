import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { DisputeRow } from '#app/admin/disputes/dispute-row.tsx'
import { afterParam, queryOf, readQuery } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Dispute } from '#contract/disputes/calls.ts'
import { adminDisputesMessages as said } from '#messages/en-US/admin/disputes.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/disputes.ts'

const filterSchema = z.object({ after: afterParam })

export async function loader({ context, request }: Route.LoaderArgs) {
  return context.get(apiContext).disputes.listDisputes(readQuery(filterSchema, request))
}

/** The disputes of payments, those first that need a response. */
export default function Disputes({ loaderData: { toRespond, others, next } }: Route.ComponentProps) {
  const isEmpty = toRespond.length + others.length === 0
  return (
    <>
      <AdminHeading lead={said.lead}>{adminFrameMessages.pages.disputes}</AdminHeading>
      <ListResults next={next && queryOf({ after: next })} nextLabel={said.older}>
        {isEmpty && <EmptyState title={said.none} text={said.noneText} />}
        <div className="space-y-10">
          <List title={said.toRespond} disputes={toRespond} />
          <List title={said.others} disputes={others} />
        </div>
      </ListResults>
    </>
  )
}

function List({ title, disputes }: { title: string; disputes: readonly Dispute[] }) {
  if (disputes.length === 0) return null
  return (
    <Section title={title}>
      <ul className="divide-y divide-line border-y border-line">
        {disputes.map((dispute) => (
          <DisputeRow key={dispute._id} dispute={dispute} />
        ))}
      </ul>
    </Section>
  )
}
