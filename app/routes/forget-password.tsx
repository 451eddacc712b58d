import { useState } from 'react'
import { Link } from 'react-router'
import { forgetPasswordForm } from '#app/accounts/account-forms.ts'
import { useAfterLogin } from '#app/accounts/use-after-login.ts'
import { useGuestsOnly } from '#app/accounts/use-guests-only.ts'
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
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import type { Route } from './+types/forget-password.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, accountsMessages.forgotPassword)

export default function ForgetPassword() {
  const [promise, setPromise] = useState<string | null>(null)
  useGuestsOnly(useAfterLogin({}))
  const form = useForm({
    ...forgetPasswordForm,
    draft: 'login',
    async submit({ email }) {
      const { message } = await api.accounts.forgetPassword({ email })
      setPromise(message)
    },
  })

  return (
    <Page width="form">
      <PageTitle lead={accountsMessages.recoverLead}>{accountsMessages.forgotPassword}</PageTitle>
      <NeedsScript />
      <Form of={form} className="grid gap-5">
        <StatusDisplay message={form.isBusy ? uiMessages.wait : promise} />
        <FormSummary of={form} />
        <FormField of={form} name="email" />
        <Button type="submit">{accountsMessages.sendLink}</Button>
        <p>
          <Link to="/login" className="link target">
            {accountsMessages.backToLogin}
          </Link>
        </p>
      </Form>
    </Page>
  )
}
