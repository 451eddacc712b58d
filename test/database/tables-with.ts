import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'

/** The names of every table of a schema in which some row matches a pattern, whatever its case. */
export async function tablesWith(db: Db, schema: string, pattern: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' order by table_name
  `)
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows: named } = await db.execute(sql`select 1 from ${table} t where t::text ~* ${pattern} limit 1`)
    if (named.length > 0) found.push(name)
  }
  return found
}
