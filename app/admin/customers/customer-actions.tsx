import { useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import type { OwnCustomer } from '#contract/customers/calls.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { useSaving } from '../use-saving.ts'

/** What an admin can do with an account; what cannot be undone asks for confirmation. */
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
        Send password reset link
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
          label={isAdmin ? 'Remove admin access' : 'Grant admin access'}
          title={isAdmin ? `Remove admin access from ${name}?` : `Grant admin access to ${name}?`}
          change={() => api.staff.changeRole({ customerId, isAdmin: !isAdmin })}
          onDone={revalidate}
        >
          <p>
            {isAdmin
              ? `${firstName} keeps the account but will lose access to the admin area.`
              : `${firstName} will see every order and customer, change products and prices, and grant admin access to others.`}
          </p>
          {!isAdmin && !customer.emailConfirmedAt && (
            <p>
              The address {customer.email} is not confirmed. To make sure it is theirs, send a password reset link first
              and have them open it.
            </p>
          )}
        </ConfirmButton>
      )}
      {!isYou && !isAdmin && (
        <ConfirmButton
          label="Delete account"
          title={`Delete the account of ${name}?`}
          change={() => api.privacy.deleteCustomer({ customerId })}
          onDone={() => navigate('/admin/customers', { replace: true })}
        >
          <p>
            Use this when a customer asks for it. Their details, wishlist, messages and newsletter subscription are
            deleted, and all their sessions end. Orders are kept without name and address, reviews without a name.
          </p>
          <p>{customer.email} gets a confirmation by email. This cannot be undone.</p>
        </ConfirmButton>
      )}
      {isYou && (
        <p className="text-small text-ink-soft">This is your own account. Only another admin can change its access.</p>
      )}
      {quick.refusal && (
        <p role="alert" className="border-l-2 border-accent pl-4 text-small">
          {quick.refusal.message}
        </p>
      )}
    </div>
  )
}
