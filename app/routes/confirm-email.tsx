import { Form, useNavigation } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/confirm-email.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Confirm your email address')

/** The URL contains a secret token: the page must not be stored. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

/** Confirms only when the button is pressed: email programs that open every link change nothing. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    const { message } = await context.get(apiContext).accounts.confirmEmail({ token: params.token })
    return { message, isConfirmed: true }
  } catch (error) {
    const message = refusalOf(error)
    if (message === null) throw error
    return { message, isConfirmed: false }
  }
}

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  if (actionData) return <Outcome {...actionData} />
  return (
    <Page width="form">
      <PageTitle lead="Press the button, and your account uses this address from now on.">
        Confirm your email address
      </PageTitle>
      <Form method="post">
        <Button type="submit" busy={state !== 'idle'}>
          Confirm this address
        </Button>
      </Form>
    </Page>
  )
}

function Outcome({ message, isConfirmed }: { message: string; isConfirmed: boolean }) {
  return (
    <Page width="form">
      <div role={isConfirmed ? 'status' : 'alert'}>
        <PageTitle lead={isConfirmed ? undefined : 'Enter the address in your account again to get another link.'}>
          {message}
        </PageTitle>
      </div>
      <LinkButton to="/account">My Account Details</LinkButton>
    </Page>
  )
}
