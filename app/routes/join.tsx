import { Link, useNavigate } from 'react-router'
import { joinForm } from '#app/accounts/account-forms.ts'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { refusalOf } from '#app/refusal-of.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { AddressState } from '#contract/accounts/address-state.ts'
import { adminStaffMessages as said } from '#messages/en-US/admin/staff.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import type { Route } from './+types/join.ts'

// The URL has a secret.
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, said.join)

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { invitation: await context.get(apiContext).staff.readInvitation({ token: params.token }), refusal: null }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return { invitation: null, refusal }
  }
}

const notes: Record<AddressState, string | null> = {
  unused: null,
  unconfirmed: said.joinUnconfirmed,
  confirmed: said.joinKnown,
}

/** Accepts an invitation to the staff; without an account of the address that is known to be theirs, it asks for a name and a password. */
export default function Join({ loaderData: { invitation, refusal }, params: { token } }: Route.ComponentProps) {
  return (
    <Page width="form">
      <PageTitle>{said.join}</PageTitle>
      {invitation ? (
        <>
          <p className="mb-3">{said.joinAs(said.aRole[invitation.role], invitation.email)}</p>
          <p className="mb-6 text-ink-soft">{said.may[invitation.role]}</p>
          <NeedsScript />
          {notes[invitation.address] && <p className="mb-6">{notes[invitation.address]}</p>}
          {invitation.address === 'confirmed' ? (
            <AcceptForm token={token} />
          ) : (
            <JoinForm token={token} email={invitation.email} />
          )}
        </>
      ) : (
        <>
          <StatusDisplay message={refusal} isError />
          <p className="mt-6">
            <Link to="/login" className="link target">
              {said.toLogin}
            </Link>
          </p>
        </>
      )}
    </Page>
  )
}

function JoinForm({ token, email }: { token: string; email: string }) {
  const accept = useAccept(token)
  const form = useForm({ ...joinForm, submit: accept })
  return (
    <Form of={form} className="grid gap-5">
      <FormSummary of={form} />
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <FormField of={form} name="firstName" />
      <FormField of={form} name="lastName" />
      <FormField of={form} name="password" />
      <FormField of={form} name="confirmPassword" />
      <AcceptButton isBusy={form.isBusy} />
    </Form>
  )
}

function AcceptForm({ token }: { token: string }) {
  const accept = useAccept(token)
  const form = useForm({ fields: {}, submit: () => accept({}) })
  return (
    <Form of={form} className="grid gap-5">
      <FormSummary of={form} />
      <AcceptButton isBusy={form.isBusy} />
    </Form>
  )
}

function AcceptButton({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <Button type="submit" busy={isBusy}>
        {said.accept}
      </Button>
      <StatusDisplay message={isBusy ? uiMessages.wait : null} />
    </>
  )
}

/** Accepts the invitation, then asks for the login. */
function useAccept(token: string) {
  const navigate = useNavigate()
  return async (typed: Partial<Record<keyof typeof joinForm.fields, string>>) => {
    const { message } = await api.staff.acceptInvitation({ token, ...typed })
    toast.success(message)
    await navigate('/login', { replace: true })
  }
}
