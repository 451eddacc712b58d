import { Button } from '#app/ui/button.tsx'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import type { AccountFields } from '#contract/accounts/account-fields.ts'
import type { FieldOption } from '#contract/check-form.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'

interface AccountViewProps {
  account: AccountFields
  countries: readonly FieldOption[]
  /** Shown in place of the form. */
  isBack: boolean
  onEdit: () => void
}

/** A customer's profile, read-only. */
export function AccountView({ account, countries, isBack, onEdit }: AccountViewProps) {
  const facts = [
    [accountsMessages.name, `${account.firstName} ${account.lastName}`],
    [accountsMessages.country, countries.find(({ value }) => value === account.country)?.label ?? account.country],
    [accountsMessages.email, account.email],
  ]
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button ref={isBack ? focusWhenShown : undefined} variant="secondary" className="mt-8" onClick={onEdit}>
        {accountsMessages.update}
      </Button>
    </>
  )
}
