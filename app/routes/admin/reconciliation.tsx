import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { FailedRefunds } from '#app/admin/reconciliation/failed-refunds.tsx'
import { FindingItem } from '#app/admin/reconciliation/finding-item.tsx'
import { LastRun } from '#app/admin/reconciliation/last-run.tsx'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { changeOrder } from '#app/orders/change-order.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminReconciliationMessages } from '#messages/en-US/admin/reconciliation.ts'
import type { Route } from './+types/reconciliation.ts'

const reloadIntervalMs = 1_500

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).reconciliation.showReconciliation({})
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'refund' ? changeOrder(form) : startRun()
}

async function startRun() {
  try {
    return { isRefused: false, message: (await api.reconciliation.startReconciliation({})).message }
  } catch (error) {
    if (error instanceof RefusedError) return { isRefused: true, message: error.message }
    throw error
  }
}

/** How the shop's orders match the payment provider's records, and which payments an admin must review. */
export default function ReconciliationPage({
  loaderData: { last, running, findings, failedRefunds },
}: Route.ComponentProps) {
  const start = useFetcher<typeof startRun>()
  useReloadWhile(running !== null)

  return (
    <>
      <AdminHeading
        lead={adminReconciliationMessages.lead}
        actions={
          <start.Form method="post">
            <Button type="submit" busy={start.state !== 'idle' || running !== null}>
              {last ? adminReconciliationMessages.runAgain : adminReconciliationMessages.runNow}
            </Button>
          </start.Form>
        }
      >
        {adminFrameMessages.pages.reconciliation}
      </AdminHeading>
      <p role={start.data?.isRefused ? 'alert' : 'status'} className="mb-4 min-h-6 text-small text-ink-soft">
        {running ? adminReconciliationMessages.running : start.data?.isRefused && start.data.message}
      </p>
      {last && <LastRun run={last} />}
      <FailedRefunds refunds={failedRefunds} />
      {findings.length > 0 ? (
        <section aria-labelledby="findings">
          <h2 id="findings" className="display mb-4 text-title">
            {adminReconciliationMessages.toReview(findings.length)}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {findings.map((finding) => (
              <FindingItem key={finding.id} finding={finding} />
            ))}
          </ul>
        </section>
      ) : last && failedRefunds.length > 0 ? (
        <p>{adminReconciliationMessages.othersMatch}</p>
      ) : last ? (
        <EmptyState title={adminReconciliationMessages.allMatch} text={adminReconciliationMessages.allMatchText} />
      ) : (
        <EmptyState title={adminReconciliationMessages.noRun} text={adminReconciliationMessages.noRunText} />
      )}
    </>
  )
}

/** Reloads the page's data while a reconciliation is running. */
function useReloadWhile(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), reloadIntervalMs)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
