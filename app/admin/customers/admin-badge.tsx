import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
/** A badge for admins. */
export function AdminBadge() {
  return <span className="border border-ink px-1.5 text-small leading-5">{adminCustomersMessages.admin}</span>
}
