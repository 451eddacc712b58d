import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that an account may get an email address: no account has it, and none has left it so lately that its
 * owner may still undo the change. For a customer their own former address is free.
 */
export function isFreeAddress(email: string, customerId: string | null): SQL<boolean> {
  return sql<boolean>`(
    not exists (select 1 from customers as other where other.email = ${email})
    and not exists (
      select 1 from email_changes as held
      where held.former_email = ${email} and held.used_at is not null and held.undo_expires_at > now()
        and held.customer_id is distinct from ${customerId}::uuid
    )
  )`
}
