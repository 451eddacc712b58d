import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { Button } from '#app/ui/button.tsx'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { pleaseWait, StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { AccountFields } from '#contract/accounts/calls.ts'
import { isRefused } from './check-entered.ts'
import { FormMessage } from './form-message.tsx'
import { anyText, emailRule } from './rules.ts'
import { useCheckedForm } from './use-checked-form.ts'

const rules = {
  firstName: anyText,
  lastName: anyText,
  country: anyText,
  email: emailRule('Invalid email address'),
}

interface AccountFormProps {
  account: AccountFields
  countries: readonly string[]
  /** Back to reading, with what the shop said. */
  onLeave: (message: string | null) => void
}

/** What the shop knows of a customer, to change; where nothing was changed nothing is sent. */
export function AccountForm({ account, countries, onLeave }: AccountFormProps) {
  const { revalidate } = useRevalidator()
  const { form, field, sentence, isBusy } = useCheckedForm({
    rules,
    missing: 'All the fields are requiered to register.',
    isRefusal: isRefused,
    async send({ firstName = '', lastName = '', country = '', email = '' }) {
      const wanted = { firstName, lastName, country, email }
      if (isSame(wanted, account)) return onLeave(null)
      const { message } = await api.accounts.updateAccountInfo(wanted)
      await localData.profile.change((before) => before && { ...before, firstName, lastName })
      await revalidate()
      toast.success(message)
      onLeave(message)
    },
  })

  return (
    <form {...form} className="grid gap-5">
      <FormMessage sentence={sentence} />
      <Field
        {...field('firstName')}
        ref={focusWhenShown}
        label="First name"
        autoComplete="given-name"
        defaultValue={account.firstName}
        maxLength={80}
      />
      <Field
        {...field('lastName')}
        label="Last name"
        autoComplete="family-name"
        defaultValue={account.lastName}
        maxLength={80}
      />
      <SelectField
        {...field('country')}
        label="Country"
        autoComplete="country-name"
        defaultValue={account.country}
        placeholder="Choose your country"
        options={countries}
      />
      <Field
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="email"
        defaultValue={account.email}
        hint="A new address counts once you open the link we send to it."
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit">Update</Button>
        <Button variant="secondary" onClick={() => onLeave(null)}>
          Cancel
        </Button>
      </p>
      <StatusDisplay message={isBusy ? pleaseWait : null} />
    </form>
  )
}

function isSame(one: AccountFields, other: AccountFields): boolean {
  return (Object.keys(one) as (keyof AccountFields)[]).every((name) => one[name] === other[name])
}
