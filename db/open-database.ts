import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { allowNames, withNamedStatements } from './named-statements.ts'
import { createSocketsWithTimeout } from './sockets-with-timeout.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

// 64-bit integers (counts, sums) stay far below 2^53 in a shop.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const soonMs = 15_000
const options = { casing: 'snake_case' } as const

/**
 * Opens a connection pool to the database at `url`. It waits at most `waitMs` (5 s) for a free connection, `answerMs` (15 s)
 * for a slow statement and 6 s for an unresponsive database; failed connections return to the pool. `namePreparedStatements`
 * prepares frequent statements; use it only without a pooler such as PgBouncer. With `isPooled` nothing is set for a session,
 * which a pooler would refuse or share: transactions limit their statements themselves, and a slow single statement ends with
 * its connection.
 */
export function openDatabase(
  url: string,
  {
    connections = 10,
    waitMs = 5_000,
    answerMs = soonMs,
    namePreparedStatements = false,
    isPooled = false,
    onError = () => {},
  }: {
    connections?: number
    waitMs?: number
    answerMs?: number
    namePreparedStatements?: boolean
    isPooled?: boolean
    onError?: (error: Error) => void
  } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    ...(!isPooled && { statement_timeout: answerMs, idle_in_transaction_session_timeout: answerMs }),
    stream: createSocketsWithTimeout(url, answerMs),
    application_name: 'vitrine',
  })
  pool.on('error', onError)
  // A connection lost while in use rejects its query and emits `error`; without a listener, Node exits.
  pool.on('connect', (client) => client.on('error', () => {}))

  const db = drizzle(pool, options)
  if (namePreparedStatements) allowNames(db)
  // Drizzle does not release a connection when `begin` fails.
  db.transaction = async (run, config) => {
    const client = await pool.connect()
    try {
      return await onClient(client, namePreparedStatements).transaction(async (tx) => {
        if (isPooled) await tx.execute(limitTransaction(answerMs))
        return run(tx)
      }, config)
    } finally {
      client.release()
    }
  }
  return db
}

const limitTransaction = (ms: number) => sql`
  select set_config('statement_timeout', ${`${ms}`}, true), set_config('idle_in_transaction_session_timeout', ${`${ms}`}, true)
`

const known = new WeakMap<pg.PoolClient, NodePgDatabase>()

// Cached per connection.
function onClient(client: pg.PoolClient, namePreparedStatements: boolean): NodePgDatabase {
  const found = known.get(client)
  if (found) return found
  const db = drizzle(namePreparedStatements ? withNamedStatements(client) : client, options)
  if (namePreparedStatements) allowNames(db)
  known.set(client, db)
  return db
}
