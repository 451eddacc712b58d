import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { Button } from '#app/ui/button.tsx'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { AccountFields } from '#contract/accounts/account-fields.ts'
import type { FieldOption } from '#contract/check-form.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { accountForm } from './account-forms.ts'

interface AccountFormProps {
  account: AccountFields
  countries: readonly FieldOption[]
  /** Closes the form; called with the server's message. */
  onLeave: (message: string | null) => void
}

/** Edits a customer's profile; sends nothing if nothing was changed. */
export function AccountForm({ account, countries, onLeave }: AccountFormProps) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    ...accountForm,
    initial: { ...account, currentPassword: '' },
    draft: `account:${account.email}`,
    async submit(values) {
      if (isSame(account, values)) return onLeave(null)
      const { message } = await api.accounts.updateAccountInfo(values)
      const { firstName, lastName } = values
      await localData.profile.change((before) => before && { ...before, firstName, lastName })
      await revalidate()
      toast.success(message)
      onLeave(message)
    },
  })

  const isOtherEmail = form.values.email.trim().toLowerCase() !== account.email.toLowerCase()

  function cancel() {
    form.reset()
    onLeave(null)
  }

  return (
    <Form of={form} className="grid gap-5">
      <FormSummary of={form} />
      <FormField of={form} name="firstName" ref={focusWhenShown} />
      <FormField of={form} name="lastName" />
      <FormField of={form} name="country" options={countries} />
      <FormField of={form} name="email" />
      {isOtherEmail && <FormField of={form} name="currentPassword" />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{accountsMessages.update}</Button>
        <Button variant="secondary" onClick={cancel}>
          {accountsMessages.cancel}
        </Button>
      </p>
      <StatusDisplay message={form.isBusy ? uiMessages.wait : null} />
    </Form>
  )
}

function isSame(one: AccountFields, other: AccountFields): boolean {
  return (Object.keys(one) as (keyof AccountFields)[]).every((name) => one[name] === other[name])
}
