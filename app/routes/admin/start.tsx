import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ClearDemoForm } from '#app/admin/demo/clear-demo-form.tsx'
import { FirstSteps } from '#app/admin/launch/first-steps.tsx'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminDemoMessages } from '#messages/en-US/admin/demo.ts'
import type { Route } from './+types/start.ts'

const reloadIntervalMs = 1_500

export async function loader({ context }: Route.LoaderArgs) {
  const { demo, launch } = context.get(apiContext)
  const [read, { steps }] = await Promise.all([demo.readDemo({}), launch.listStartSteps({})])
  return { ...read, steps }
}

/** Leads from the demo to a shop of one's own: clears the demo, then names the first steps. */
export default function StartPage({ loaderData: { demo, isClearing, hasRealOrders, steps } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useReloadWhile(isClearing)
  return (
    <>
      <AdminHeading
        lead={demo && !isClearing ? adminDemoMessages.lead : undefined}
        actions={
          demo && (
            <LinkButton to="/" variant="secondary" reloadDocument>
              {adminDemoMessages.lookAround}
            </LinkButton>
          )
        }
      >
        {adminCommonMessages.pages.start}
      </AdminHeading>
      <div role="status" className="mb-8">
        {isClearing && <p>{adminDemoMessages.clearing}</p>}
        {!isClearing && !demo && <p>{adminDemoMessages.cleared}</p>}
      </div>
      {demo && !isClearing && (
        <Section title={adminDemoMessages.clear}>
          {hasRealOrders ? <p>{adminDemoMessages.realOrders}</p> : <ClearDemoForm demo={demo} onStarted={revalidate} />}
        </Section>
      )}
      {!demo && !isClearing && <FirstSteps steps={steps} />}
    </>
  )
}

/** Reloads the page's data while a job clears the demo. */
function useReloadWhile(isClearing: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isClearing) return
    const timer = setInterval(() => void revalidate(), reloadIntervalMs)
    return () => clearInterval(timer)
  }, [isClearing, revalidate])
}
