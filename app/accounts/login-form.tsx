import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { codeNeededStatus } from '#contract/second-factor/code-needed-status.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { loginForm } from './account-forms.ts'
import { checkSessionCookie } from './check-session-cookie.ts'
import { PasskeyLogin } from './passkey-login.tsx'

interface LoginFormProps {
  goOn: () => Promise<void>
  /** True where another button is the primary one. */
  isQuiet?: boolean
  /** Shown below the button, such as a link to sign up. */
  children?: ReactNode
}

/** The login form. Staff may use a passkey instead, in checkout once it asks for a code. */
export function LoginForm({ goOn, isQuiet = false, children }: LoginFormProps) {
  const { signedIn } = useSession()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useForm({
    ...loginForm,
    draft: 'login',
    async submit({ email, password, code }) {
      const answer = await askForCode(api.accounts.login({ email, password, code }))
      if (!answer) return setNeedsCode(true)
      const { user } = answer
      checkSessionCookie()
      await signedIn(user)
      await goOn()
    },
  })

  return (
    <>
      <Form of={form} className="grid gap-5">
        <FormSummary of={form} />
        <FormField of={form} name="email" />
        <FormField of={form} name="password" />
        {needsCode && <FormField of={form} name="code" ref={focusField} />}
        <p className="-mt-2">
          <Link to="/forget-password" className="link target">
            {accountsMessages.forgotPassword}
          </Link>
        </p>
        <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'} className="w-full">
          {accountsMessages.logIn}
        </Button>
        {needsCode && <PasskeyLogin goOn={goOn} isAsked />}
        {children}
        {!needsCode && !isQuiet && <PasskeyLogin goOn={goOn} />}
      </Form>
      <StatusDisplay message={form.isBusy ? uiMessages.wait : null} />
    </>
  )
}

/** The answer to a login; null when the password is right and a code is missing. */
async function askForCode<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof RefusedError && error.status === codeNeededStatus) return null
    throw error
  }
}

function focusField(field: HTMLElement | null): void {
  field?.focus()
}
