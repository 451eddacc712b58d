import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'

/** How many rows each table has, including the job queue, without the counters of the rate limits and the security log. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'jobs') and tablename not in ('rate_limits', 'security_log', 'queue', 'warning', 'bam', 'version')
    order by name`)
  const counted = tables.map(({ name }) => sql`select ${name}::text as name, count(*) as held from ${sql.raw(name)}`)
  const { rows } = await db.execute<{ name: string; held: number }>(sql.join(counted, sql` union all `))
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}
