import { Form, useNavigation } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { CheckList } from '#app/admin/launch/check-list.tsx'
import { Section } from '#app/admin/section.tsx'
import { useMay } from '#app/admin/use-may.ts'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { Button } from '#app/ui/button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminLaunchMessages } from '#messages/en-US/admin/launch.ts'
import type { Route } from './+types/launch.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).launch.listLaunchChecks({})
}

/** Tests the webhook, also without JavaScript. */
export async function action({ context }: Route.ActionArgs) {
  try {
    return { isRefused: false, ...(await context.get(apiContext).launch.testWebhook({})) }
  } catch (error) {
    const message = refusalOf(error)
    if (message === null) throw error
    return { isRefused: true, message }
  }
}

/** What has to be true before the shop opens, each checked by the shop. */
export default function LaunchPage({ loaderData: { checks }, actionData }: Route.ComponentProps) {
  const may = useMay()
  const isTesting = useNavigation().formAction === '/admin/launch'
  const done = checks.filter(({ isDone }) => isDone).length
  return (
    <>
      <AdminHeading lead={adminLaunchMessages.lead}>{adminFrameMessages.pages.launch}</AdminHeading>
      <p className="mb-6 font-medium">
        {done === checks.length ? adminLaunchMessages.ready : adminLaunchMessages.progress(done, checks.length)}
      </p>
      <Section title={adminLaunchMessages.checks}>
        <CheckList
          items={checks}
          actions={({ name }) =>
            name === 'webhook' &&
            may('owner') && (
              <Form method="post" className="mt-2 flex flex-wrap items-center gap-4">
                <Button type="submit" variant="secondary" busy={isTesting}>
                  {adminLaunchMessages.testWebhook}
                </Button>
                <p
                  role="status"
                  className={`min-w-0 wrap-anywhere text-small ${actionData?.isRefused ? 'text-accent' : ''}`}
                >
                  {!isTesting && actionData?.message}
                </p>
              </Form>
            )
          }
        />
      </Section>
    </>
  )
}
