import { useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import type { OwnCustomer } from '#contract/customers/calls.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { useSaving } from '../use-saving.ts'

/** What an owner does for a customer; what cannot be taken back by a press is asked once more. */
export function CustomerActions({ customer }: { customer: OwnCustomer }) {
  const { _id: customerId, isYou, isAdmin, firstName, lastName } = customer
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const quick = useSaving()
  const name = `${firstName} ${lastName}`

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
        Send a password link
      </Button>
      <Button
        variant="secondary"
        busy={quick.isBusy}
        onClick={() => run(() => api.customers.endSessions({ customerId }))}
      >
        {isYou ? 'End my other sessions' : 'End all sessions'}
      </Button>
      {!isYou && (
        <ConfirmButton
          label={isAdmin ? 'Take the role away' : 'Make an admin'}
          title={isAdmin ? `Take the role from ${name}?` : `Make ${name} an admin?`}
          change={() => api.staff.changeRole({ customerId, isAdmin: !isAdmin })}
          onDone={revalidate}
        >
          <p>
            {isAdmin
              ? `${firstName} keeps the account and can no longer enter these rooms.`
              : `${firstName} will see every order and customer, change products and prices, and give others the role.`}
          </p>
          {!isAdmin && !customer.emailConfirmedAt && (
            <p>
              The address {customer.email} is not confirmed. Be sure that it is theirs: send a password link first, and
              have them open it.
            </p>
          )}
        </ConfirmButton>
      )}
      {!isYou && !isAdmin && (
        <ConfirmButton
          label="Delete the account"
          title={`Delete the account of ${name}?`}
          change={() => api.privacy.deleteCustomer({ customerId })}
          onDone={() => navigate('/admin/customers', { replace: true })}
        >
          <p>
            For customers who ask for it. Their details, wishlist, messages and newsletter go, and they are logged out
            everywhere. Orders stay in the books without name and address, reviews without a name.
          </p>
          <p>A mail to {customer.email} says so. This cannot be undone.</p>
        </ConfirmButton>
      )}
      {isYou && <p className="text-small text-ink-soft">This is you: your role is for another admin to change.</p>}
      {quick.refusal && (
        <p role="alert" className="border-l-2 border-accent pl-4 text-small">
          {quick.refusal.message}
        </p>
      )}
    </div>
  )
}
