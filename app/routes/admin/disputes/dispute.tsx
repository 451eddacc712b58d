import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { DisputeFacts } from '#app/admin/disputes/dispute-facts.tsx'
import { EvidenceList } from '#app/admin/disputes/evidence-list.tsx'
import { readId } from '#app/admin/read-id.ts'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminDisputesMessages as said } from '#messages/en-US/admin/disputes.ts'
import type { Route } from './+types/dispute.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext).disputes.findDispute({ disputeId: readId(params.disputeId, said.none) })
}

/** One dispute: its deadline, its money, and what answers it. */
export default function DisputePage({ loaderData: found }: Route.ComponentProps) {
  const { dispute, evidence } = found
  return (
    <>
      <AdminHeading>{said.title(formatCents(toCents(dispute.amount)), dispute.orderNumber ?? '')}</AdminHeading>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-lg:order-2">
          <Section title={said.evidence}>
            {evidence && dispute.orderNumber ? (
              <>
                <p className="mb-4 text-small text-ink-soft">{said.evidenceLead}</p>
                <EvidenceList evidence={evidence} orderNumber={dispute.orderNumber} />
              </>
            ) : (
              <p>{said.noEvidence}</p>
            )}
          </Section>
        </div>
        <DisputeFacts {...found} />
      </div>
    </>
  )
}
