import { Link, useNavigate } from 'react-router'
import { resetPasswordForm } from '#app/accounts/account-forms.ts'
import { useAfterLogin } from '#app/accounts/use-after-login.ts'
import { useGuestsOnly } from '#app/accounts/use-guests-only.ts'
import { useResetToken } from '#app/accounts/use-reset-token.ts'
import { api } from '#app/api.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
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
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import type { Route } from './+types/reset-password.ts'

// The URL has a secret.
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, accountsMessages.resetPassword)

export default function ResetPassword({ params }: Route.ComponentProps) {
  const { token, isVerified, refusal } = useResetToken(params.resetPasswordToken)
  useGuestsOnly(useAfterLogin({}))

  return (
    <Page width="form">
      <PageTitle>{accountsMessages.resetPassword}</PageTitle>
      <NeedsScript />
      {isVerified && refusal === null ? (
        <NewPasswordForm token={token} />
      ) : (
        <StatusDisplay message={refusal ?? uiMessages.wait} isError />
      )}
      {refusal !== null && (
        <p className="mt-6">
          <Link to="/forget-password" className="link target">
            {accountsMessages.askNewLink}
          </Link>
        </p>
      )}
    </Page>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm({
    ...resetPasswordForm,
    async submit({ password, confirmPassword }) {
      const { message } = await api.accounts.resetPassword({ password, confirmPassword, token })
      toast.success(message)
      navigate('/login', { replace: true })
    },
  })

  return (
    <Form of={form} className="grid gap-5">
      <FormSummary of={form} />
      <FormField of={form} name="password" />
      <FormField of={form} name="confirmPassword" />
      <Button type="submit">{accountsMessages.resetPassword}</Button>
      <StatusDisplay message={form.isBusy ? uiMessages.wait : null} />
    </Form>
  )
}
