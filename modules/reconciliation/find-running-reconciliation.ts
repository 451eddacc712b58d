import { and, desc, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { reconciliations } from '#db/tables/reconciliation.ts'

/** The maximum duration of a reconciliation; one that started earlier was interrupted. */
const maxRunMinutes = 30

/** The reconciliation that is running, or null. */
export async function findRunningReconciliation(db: Db | Tx) {
  const [running] = await db
    .select()
    .from(reconciliations)
    .where(
      and(
        isNull(reconciliations.finishedAt),
        sql`${reconciliations.startedAt} > (select shop_now()) - ${maxRunMinutes} * interval '1 minute'`,
      ),
    )
    .orderBy(desc(reconciliations.startedAt))
    .limit(1)
  return running ?? null
}
