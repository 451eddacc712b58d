import { Button } from '#app/ui/button.tsx'
import type { AccountFields } from '#contract/users.ts'

/** What the shop knows of a customer, to read. */
export function AccountView({ account, onEdit }: { account: AccountFields; onEdit: () => void }) {
  const facts = [
    ['Name', `${account.firstName} ${account.lastName}`],
    ['Country', account.country],
    ['E-mail', account.email],
  ]
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" className="mt-8" onClick={onEdit}>
        Update
      </Button>
    </>
  )
}
