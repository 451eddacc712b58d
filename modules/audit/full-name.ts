import { sql } from 'drizzle-orm'
import { customers } from '#db/tables/customers.ts'

/** The name of who did something; that of a deleted account is not stored any more. */
export const fullName = sql<string>`
  case when ${customers.deletedAt} is null then ${customers.firstName} || ' ' || ${customers.lastName} else 'A former admin' end
`
