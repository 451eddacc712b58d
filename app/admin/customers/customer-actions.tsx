import { useNavigate, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { saveFile } from '#app/ui/save-file.ts'
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
      {may('owner') && (
        <Button
          variant="secondary"
          busy={quick.isBusy}
          onClick={() =>
            run(async () => {
              const { message, myData } = await api.privacy.exportCustomer({ customerId })
              saveFile(`customer-${customer.email}.json`, JSON.stringify(myData, null, 2), 'application/json')
              return { message }
            })
          }
        >
          {adminCustomersMessages.downloadData}
        </Button>
      )}
      {may('owner') && isAdmin && (
        <LinkButton to="/admin/staff" variant="secondary">
          {adminCustomersMessages.toStaff}
        </LinkButton>
      )}
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
