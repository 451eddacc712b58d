import { sql } from 'drizzle-orm'
import { customers } from '#db/tables/customers.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'

/** The name of who did something; that of a deleted account is not stored any more. Null where a left join finds nobody. */
export const staffName = sql<string>`
  case
    when ${customers.deletedAt} is null then trim(${customers.firstName} || ' ' || ${customers.lastName})
    else ${apiStaffMessages.formerStaff}
  end
`
