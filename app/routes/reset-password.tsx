import { Link, useNavigate } from 'react-router'
import { isRefused } from '#app/accounts/check-entered.ts'
import { FormMessage } from '#app/accounts/form-message.tsx'
import { PasswordField } from '#app/accounts/password-field.tsx'
import { passwordRule, samePasswordRule } from '#app/accounts/rules.ts'
import { useCheckedForm } from '#app/accounts/use-checked-form.ts'
import { useGuestsOnly } from '#app/accounts/use-guests-only.ts'
import { useResetToken } from '#app/accounts/use-reset-token.ts'
import { useWayOn } from '#app/accounts/use-way-on.ts'
import { api } from '#app/api.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { Button } from '#app/ui/button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { pleaseWait, StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Route } from './+types/reset-password.ts'

const rules = { confirmPassword: samePasswordRule('Passwords does not match'), password: passwordRule }

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Reset password')

export default function ResetPassword({ params }: Route.ComponentProps) {
  const { token, isVerified, refusal } = useResetToken(params.resetPasswordToken)
  useGuestsOnly(useWayOn({}))

  return (
    <Page width="form">
      <PageTitle>Reset password</PageTitle>
      <NeedsScript what="Choosing a new password" />
      {isVerified && refusal === null ? (
        <NewPasswordForm token={token} />
      ) : (
        <StatusDisplay message={refusal ?? pleaseWait} />
      )}
      {refusal !== null && (
        <p className="mt-6">
          <Link to="/forget-password" className="link target">
            Ask for a new link
          </Link>
        </p>
      )}
    </Page>
  )
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const { form, field, sentence, isBusy } = useCheckedForm({
    rules,
    missing: 'All the field are requiered to reset your password.',
    isRefusal: isRefused,
    async send({ password = '', confirmPassword = '' }) {
      const { message } = await api.accounts.resetPassword({ password, confirmPassword, token })
      toast.success(message)
      navigate('/login', { replace: true })
    },
  })

  return (
    <form {...form} className="grid gap-5">
      <FormMessage sentence={sentence} />
      <PasswordField
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        hint="8 or more characters. Several words are easy to keep in mind."
      />
      <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
      <Button type="submit">Reset password</Button>
      <StatusDisplay message={isBusy ? pleaseWait : null} />
    </form>
  )
}
