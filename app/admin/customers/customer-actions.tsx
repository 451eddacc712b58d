import { useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import type { OwnCustomer } from '#contract/customers/calls.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { useMay } from '../use-may.ts'
import { useSaving } from '../use-saving.ts'

/** What an admin can do with an account; what cannot be undone asks for confirmation. */
export function CustomerActions({ customer }: { customer: OwnCustomer }) {
  const { _id: customerId, isYou, isAdmin } = customer
  const { revalidate } = useRevalidator()
  const may = useMay()
  const quick = useSaving()
  async function run(change: () => Promise<{ message: string }>) {
    await quick.save(change)
    await revalidate()
  }
  return (
    <div className="grid justify-items-start gap-3 sm:flex sm:flex-wrap lg:grid">
      <Button
        variant="secondary"
        busy={quick.isBusy}
        onClick={() => run(() => api.customers.sendResetEmail({ customerId }))}
      >
        {adminCustomersMessages.sendReset}
      </Button>
      <Button
        variant="secondary"
        busy={quick.isBusy}
        onClick={() => run(() => api.customers.endSessions({ customerId }))}
      >
        {isYou ? adminCustomersMessages.endMySessions : adminCustomersMessages.endSessions}
      </Button>
      {!isYou && may('owner') && <RoleButton customer={customer} />}
      {!isYou && !isAdmin && may('owner') && <DeleteButton customer={customer} />}
      {isYou && <p className="text-small text-ink-soft">{adminCustomersMessages.ownAccount}</p>}
      {quick.refusal && (
        <p role="alert" className="border-l-2 border-accent pl-4 text-small">
          {quick.refusal.message}
        </p>
      )}
    </div>
  )
}

/** Grants admin access or removes it. */
function RoleButton({ customer }: { customer: OwnCustomer }) {
  const { _id: customerId, isAdmin, firstName, lastName, email, emailConfirmedAt } = customer
  const { revalidate } = useRevalidator()
  const name = `${firstName} ${lastName}`
  const change = () => api.staff.changeRole({ customerId, role: isAdmin ? null : 'owner' })
  if (isAdmin) {
    return (
      <ConfirmButton
        key="remove"
        label={adminCustomersMessages.removeAdmin}
        title={adminCustomersMessages.removeTitle(name)}
        change={change}
        onDone={revalidate}
      >
        <p>{adminCustomersMessages.removeText(firstName)}</p>
      </ConfirmButton>
    )
  }
  return (
    <ConfirmButton
      key="grant"
      label={adminCustomersMessages.grantAdmin}
      title={adminCustomersMessages.grantTitle(name)}
      change={change}
      onDone={revalidate}
    >
      <p>{adminCustomersMessages.grantText(firstName)}</p>
      {!emailConfirmedAt && <p>{adminCustomersMessages.grantUnconfirmed(email)}</p>}
    </ConfirmButton>
  )
}

function DeleteButton({ customer }: { customer: OwnCustomer }) {
  const { _id: customerId, firstName, lastName, email } = customer
  const navigate = useNavigate()
  return (
    <ConfirmButton
      label={adminCustomersMessages.deleteAccount}
      title={adminCustomersMessages.deleteTitle(`${firstName} ${lastName}`)}
      change={() => api.privacy.deleteCustomer({ customerId })}
      onDone={() => navigate('/admin/customers', { replace: true })}
    >
      <p>{adminCustomersMessages.deleteText}</p>
      <p>{adminCustomersMessages.deleteWarning(email)}</p>
    </ConfirmButton>
  )
}
