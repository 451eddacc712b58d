import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { FieldOption } from '#contract/check-form.ts'
import { isBoxTicked } from '#contract/newsletter/is-box-ticked.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { registerForm } from './account-forms.ts'
import { checkSessionCookie } from './check-session-cookie.ts'

interface RegisterFormProps {
  goOn: () => Promise<void>
  /** True where another button is the primary one. */
  isQuiet?: boolean
  /** By name, that of the shop first. */
  countries: readonly FieldOption[]
}

/** The sign-up form. */
export function RegisterForm({ goOn, isQuiet = false, countries }: RegisterFormProps) {
  const { signedIn } = useSession()
  const { shop } = useSettings()
  const { fields } = registerForm
  const hint = accountsMessages.newsletterHint(shop.confirmsNewsletter)
  const form = useForm({
    ...registerForm,
    fields: { ...fields, newsletter: { ...fields.newsletter, hint } },
    initial: { newsletter: isBoxTicked(shop) ? 'on' : '' },
    draft: 'register',
    async submit({ newsletter, ...typed }) {
      const { user } = await api.accounts.signup({ ...typed, newsletter: newsletter === 'on' })
      checkSessionCookie()
      await signedIn(user)
      await goOn()
      toast.success(accountsMessages.registered)
    },
  })

  return (
    <>
      <Form of={form} className="grid gap-5 sm:grid-cols-2 [&>*]:sm:col-span-2">
        <FormSummary of={form} />
        <FormField of={form} name="firstName" className="sm:col-span-1!" />
        <FormField of={form} name="lastName" className="sm:col-span-1!" />
        <FormField of={form} name="country" options={countries} />
        <FormField of={form} name="email" />
        <FormField of={form} name="password" />
        <FormField of={form} name="confirmPassword" />
        <FormField of={form} name="channel" />
        <FormField of={form} name="newsletter" />
        <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'}>
          {accountsMessages.register}
        </Button>
      </Form>
      <StatusDisplay message={form.isBusy ? uiMessages.wait : null} />
    </>
  )
}
