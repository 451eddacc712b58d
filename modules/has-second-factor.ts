import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether the login of an account asks for more than its password. */
export const hasSecondFactor = (customerId: SQLWrapper | string): SQL<boolean> =>
  sql<boolean>`exists (
    select from second_factors f
    where f.customer_id = ${customerId}
      and (f.confirmed_at is not null or exists (select from passkeys p where p.customer_id = f.customer_id))
  )`
