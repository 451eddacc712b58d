import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '#app/api.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { pleaseWait, StatusDisplay } from '#app/ui/status-display.tsx'
import { checkEntered, isRefused } from './check-entered.ts'
import { FormMessage } from './form-message.tsx'
import { PasswordField } from './password-field.tsx'
import { anyText, emailRule } from './rules.ts'
import { useCheckedForm } from './use-checked-form.ts'

const rules = { email: emailRule('Invalid email address.'), password: anyText }

interface LoginFormProps {
  goOn: () => Promise<void>
  /** Where another button is the first one. */
  isQuiet?: boolean
  /** What stands below the button, such as the way to a new account. */
  children?: ReactNode
}

/** For customers who have an account. */
export function LoginForm({ goOn, isQuiet = false, children }: LoginFormProps) {
  const { signedIn } = useSession()
  const { form, field, sentence, isBusy } = useCheckedForm({
    rules,
    missing: 'Invalid email address.',
    isRefusal: isRefused,
    async send({ email = '', password = '' }) {
      const { user } = await api.accounts.login({ email, password })
      checkEntered()
      await signedIn(user)
      await goOn()
    },
  })

  return (
    <>
      <form {...form} className="grid gap-5">
        <FormMessage sentence={sentence} />
        <Field {...field('email')} label="E-mail" type="email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <p className="-mt-2">
          <Link to="/forget-password" className="link target">
            Forgot password
          </Link>
        </p>
        <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'} className="w-full">
          Login
        </Button>
        {children}
      </form>
      <StatusDisplay message={isBusy ? pleaseWait : null} />
    </>
  )
}
