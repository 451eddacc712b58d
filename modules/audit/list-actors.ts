import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { auditEvents, personalReads } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { staffName } from './staff-name.ts'

/** Lists by name who appears in a log. Looks each of them up in its index by actor, so that long logs take no longer. */
export async function listActors(db: Db, log: typeof auditEvents | typeof personalReads) {
  const next = (condition: SQL) =>
    sql`(select ${log.actorId} from ${log} where ${condition} order by ${log.actorId} limit 1)`
  const found = await db
    .select({ _id: customers.id, name: staffName })
    .from(
      sql`(
        with recursive actors (id) as (
          ${next(sql`${log.actorId} is not null`)}
          union all
          select ${next(sql`${log.actorId} > actors.id`)} from actors where actors.id is not null
        )
        select id from actors
      ) as actors`,
    )
    .innerJoin(customers, eq(customers.id, sql`actors.id`))
  return found.toSorted((one, other) => one.name.localeCompare(other.name))
}
