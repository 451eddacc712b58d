import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

// Whole numbers of 64 bits (counts, sums) are far below 2^53 in a shop.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/**
 * A pool of connections to the database at `url`. Waits at most 5 s for a free one and 15 s for an answer, so that a
 * database in trouble is noticed instead of waited for.
 */
export function openDatabase(
  url: string,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'vitrine',
  })
  pool.on('error', options.onError ?? (() => {}))
  return drizzle(pool, { casing: 'snake_case' })
}
