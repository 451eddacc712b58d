import { Form, useNavigation } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { newsletterConfirmMessages } from '#messages/en-US/newsletter-confirm.ts'
import type { Route } from './+types/newsletter-confirm.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, newsletterConfirmMessages.title)

/** The URL contains an email address: the page must not be stored. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

/** Subscribes only when the button is pressed: email programs that open every link change nothing. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    const { message } = await context.get(apiContext).newsletter.confirmNewsletter({ key: params.key })
    return { message, isSubscribed: true }
  } catch (error) {
    const message = refusalOf(error)
    if (message === null) throw error
    return { message, isSubscribed: false }
  }
}

export default function NewsletterConfirm({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { name } = useSettings().shop
  if (actionData) return <Outcome {...actionData} />
  return (
    <Page width="form">
      <PageTitle lead={newsletterConfirmMessages.lead(name)}>{newsletterConfirmMessages.title}</PageTitle>
      <Form method="post">
        <Button type="submit" busy={state !== 'idle'}>
          {newsletterConfirmMessages.confirm}
        </Button>
      </Form>
    </Page>
  )
}

function Outcome({ message, isSubscribed }: { message: string; isSubscribed: boolean }) {
  return (
    <Page width="form">
      <div role={isSubscribed ? 'status' : 'alert'}>
        <PageTitle>{message}</PageTitle>
      </div>
      {isSubscribed ? (
        <LinkButton to="/">{newsletterConfirmMessages.continueBrowsing}</LinkButton>
      ) : (
        <LinkButton to="/newsletter">{newsletterConfirmMessages.again}</LinkButton>
      )}
    </Page>
  )
}
