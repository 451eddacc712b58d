import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ClearDemoForm } from '#app/admin/demo/clear-demo-form.tsx'
import { FirstSteps } from '#app/admin/launch/first-steps.tsx'
import { StartForm } from '#app/admin/launch/start-form.tsx'
import { Section } from '#app/admin/section.tsx'
import { startChoices } from '#app/admin/settings/server-choices.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'
import type { Route } from './+types/start.ts'

const reloadIntervalMs = 1_500

export async function loader({ context }: Route.LoaderArgs) {
  const { demo, launch, settings } = context.get(apiContext)
  const [read, begun, own] = await Promise.all([demo.readDemo({}), launch.listStartSteps({}), settings.ownSettings({})])
  return { ...read, ...begun, choices: begun.canStart ? startChoices(own.settings) : null }
}

/** Leads from the demo to a shop of one's own: clears the demo, then names the first steps. */
export default function StartPage({ loaderData }: Route.ComponentProps) {
  const { demo, isClearing, hasRealOrders, steps, choices } = loaderData
  const { revalidate } = useRevalidator()
  useReloadWhile(isClearing)
  return (
    <>
      <AdminHeading
        lead={demo && !isClearing ? adminLaunchMessages.demo.lead : undefined}
        actions={
          demo && (
            <LinkButton to="/" variant="secondary" reloadDocument>
              {adminLaunchMessages.demo.lookAround}
            </LinkButton>
          )
        }
      >
        {adminFrameMessages.pages.start}
      </AdminHeading>
      <div role="status" className="mb-8">
        {isClearing && <p>{adminLaunchMessages.demo.clearing}</p>}
        {!isClearing && !demo && !choices && <p>{adminLaunchMessages.demo.cleared}</p>}
      </div>
      {demo && !isClearing && (
        <Section title={adminLaunchMessages.demo.clear}>
          {hasRealOrders ? (
            <p>{adminLaunchMessages.demo.realOrders}</p>
          ) : (
            <ClearDemoForm demo={demo} onStarted={revalidate} />
          )}
        </Section>
      )}
      {!demo &&
        !isClearing &&
        (choices ? <StartForm {...choices} onStarted={revalidate} /> : <FirstSteps steps={steps} />)}
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
