import { Form, useNavigation } from 'react-router'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import type { Route } from './+types/undo-email-change.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, accountsMessages.undoEmailChange)

/** The URL contains a secret token: the page must not be stored. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

/** Undoes it only when the button is pressed: email programs that open every link change nothing. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    const { message } = await context.get(apiContext).accounts.undoEmailChange({ token: params.token })
    return { message, isUndone: true }
  } catch (error) {
    const message = refusalOf(error)
    if (message === null) throw error
    return { message, isUndone: false }
  }
}

export default function UndoEmailChange({ actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  if (actionData) return <Outcome {...actionData} />
  return (
    <Page width="form">
      <PageTitle lead={accountsMessages.undoEmailChangeLead}>{accountsMessages.undoEmailChange}</PageTitle>
      <Form method="post">
        <Button type="submit" busy={state !== 'idle'}>
          {accountsMessages.undoNow}
        </Button>
      </Form>
    </Page>
  )
}

function Outcome({ message, isUndone }: { message: string; isUndone: boolean }) {
  return (
    <Page width="form">
      <div role={isUndone ? 'status' : 'alert'}>
        <PageTitle lead={message}>
          {isUndone ? accountsMessages.emailChangeUndone : accountsMessages.undoEmailChange}
        </PageTitle>
      </div>
      {!isUndone && <LinkButton to="/login">{accountsMessages.logIn}</LinkButton>}
    </Page>
  )
}
