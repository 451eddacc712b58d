import { useState } from 'react'
import { Link } from 'react-router'
import { isRefused } from '#app/accounts/check-entered.ts'
import { FormMessage } from '#app/accounts/form-message.tsx'
import { emailRule } from '#app/accounts/rules.ts'
import { useCheckedForm } from '#app/accounts/use-checked-form.ts'
import { useGuestsOnly } from '#app/accounts/use-guests-only.ts'
import { useWayOn } from '#app/accounts/use-way-on.ts'
import { api } from '#app/api.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { pleaseWait, StatusDisplay } from '#app/ui/status-display.tsx'
import type { Route } from './+types/forget-password.ts'

const rules = { email: emailRule('Invalid email address.') }

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Forgot password')

export default function ForgetPassword() {
  const [promise, setPromise] = useState<string | null>(null)
  useGuestsOnly(useWayOn({}))
  const { form, field, sentence, isBusy } = useCheckedForm({
    rules,
    missing: 'The email address field is requiered to recover your password.',
    isRefusal: isRefused,
    async send({ email = '' }) {
      const { message } = await api.accounts.forgetPassword({ email })
      setPromise(message)
    },
  })

  return (
    <Page width="form">
      <PageTitle lead="Tell us your e-mail address and we send you a link to choose a new one. It opens once, within an hour.">
        Forgot password
      </PageTitle>
      <NeedsScript what="Choosing a new password" />
      <form {...form} className="grid gap-5">
        <StatusDisplay message={isBusy ? pleaseWait : promise} />
        <FormMessage sentence={sentence} />
        <Field {...field('email')} label="E-mail" type="email" autoComplete="email" />
        <Button type="submit">Send the link</Button>
        <p>
          <Link to="/login" className="link target">
            Back to Login
          </Link>
        </p>
      </form>
    </Page>
  )
}
