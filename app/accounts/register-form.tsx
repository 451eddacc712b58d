import { api } from '#app/api.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/form/checkbox-field.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { pleaseWait, StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { channels } from '#contract/accounts/channels.ts'
import { checkEntered, isRefused } from './check-entered.ts'
import { FormMessage } from './form-message.tsx'
import { PasswordField } from './password-field.tsx'
import { anyText, emailRule, passwordRule, samePasswordRule } from './rules.ts'
import { useCheckedForm } from './use-checked-form.ts'

const rules = {
  firstName: anyText,
  lastName: anyText,
  country: anyText,
  email: emailRule('Invalid email address.'),
  confirmPassword: samePasswordRule('The passwords do not match.'),
  password: passwordRule,
  channel: anyText,
}

interface RegisterFormProps {
  goOn: () => Promise<void>
  /** Where another button is the first one. */
  isQuiet?: boolean
  /** By name, the United States first. */
  countries: readonly string[]
}

/** For customers who open an account. */
export function RegisterForm({ goOn, isQuiet = false, countries }: RegisterFormProps) {
  const { signedIn } = useSession()
  const { form, field, sentence, isBusy } = useCheckedForm({
    rules,
    missing: 'All the felds are requiered to register.',
    isRefusal: isRefused,
    async send({ newsletter, ...fields }) {
      const { user } = await api.accounts.signup({ ...fields, newsletter: newsletter === 'on' })
      checkEntered()
      await signedIn(user)
      await goOn()
      toast.success('Your account is ready.')
    },
  })

  return (
    <>
      <form {...form} className="grid gap-5 sm:grid-cols-2 [&>*]:sm:col-span-2">
        <FormMessage sentence={sentence} />
        <Field
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={80}
          className="sm:col-span-1!"
        />
        <Field
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={80}
          className="sm:col-span-1!"
        />
        <SelectField
          {...field('country')}
          label="Country"
          autoComplete="country-name"
          placeholder="Choose your country"
          options={countries}
        />
        <Field {...field('email')} label="E-mail" type="email" autoComplete="email" />
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          hint="8 or more characters. Several words are easy to keep in mind."
        />
        <PasswordField {...field('confirmPassword')} label="Confirm password" autoComplete="new-password" />
        <SelectField
          {...field('channel')}
          label="How did you hear about us?"
          placeholder="Please choose"
          options={channels}
        />
        <CheckboxField name="newsletter" defaultChecked label="Send me the newsletter" />
        <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'}>
          Register
        </Button>
      </form>
      <StatusDisplay message={isBusy ? pleaseWait : null} />
    </>
  )
}
