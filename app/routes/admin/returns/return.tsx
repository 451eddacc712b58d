import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { readId } from '#app/admin/read-id.ts'
import { ApproveForm } from '#app/admin/returns/approve-form.tsx'
import { CloseForm } from '#app/admin/returns/close-form.tsx'
import { DeclineForm } from '#app/admin/returns/decline-form.tsx'
import { ReceiveForm } from '#app/admin/returns/receive-form.tsx'
import { ReturnFacts } from '#app/admin/returns/return-facts.tsx'
import { ReturnLines } from '#app/admin/returns/return-lines.tsx'
import { Section } from '#app/admin/section.tsx'
import { useMay } from '#app/admin/use-may.ts'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import type { Route } from './+types/return.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.orderReturn.number ?? adminFrameMessages.pages.return)

export async function loader({ context, params }: Route.LoaderArgs) {
  const returnId = readId(params.returnId, apiReturnsMessages.notFound)
  return context.get(apiContext).returns.readReturn({ returnId })
}

/** A return with what comes next in its state. */
export default function ReturnPage({ loaderData: read }: Route.ComponentProps) {
  const may = useMay()
  const { orderReturn } = read
  const { _id, number, status, outcome, wish } = orderReturn
  const said = adminReturnsMessages
  return (
    <>
      <AdminHeading lead={`${said.states[status]} · ${outcome ? said.outcomes[outcome] : said.wishes[wish]}`}>
        {number}
      </AdminHeading>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-10">
          <ReturnLines lines={orderReturn.lines} />
          {status === 'requested' && (
            <Section title={said.approveTitle}>
              <ApproveForm key={_id} orderReturn={orderReturn} />
            </Section>
          )}
          {status === 'approved' && (
            <Section title={said.receiveTitle}>
              <ReceiveForm key={_id} orderReturn={orderReturn} />
            </Section>
          )}
          {status === 'received' && may('manager') && (
            <Section title={said.closeTitle}>
              <CloseForm key={read.refundedBefore} read={read} />
            </Section>
          )}
          {(status === 'requested' || status === 'approved') && (
            <Section title={said.declineTitle}>
              <DeclineForm key={status} returnId={_id} />
            </Section>
          )}
        </div>
        <ReturnFacts orderReturn={orderReturn} />
      </div>
    </>
  )
}
