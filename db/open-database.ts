import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { withNamedStatements } from './named-statements.ts'
import { createSocketsWithTimeout } from './sockets-with-timeout.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

// Whole numbers of 64 bits (counts, sums) are far below 2^53 in a shop.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const soonMs = 15_000
const options = { casing: 'snake_case' } as const

/**
 * A pool of connections to the database at `url`. Waits at most 5 s for a free one, `answerMs` (15 s) for the answer to a
 * slow statement and 6 s for a database that says nothing at all, so that one in trouble is noticed instead of waited for;
 * whatever breaks, no connection is lost to the pool. Only where no pooler can stand in between, `namePreparedStatements` has what
 * transactions ask again and again planned once for each connection.
 */
export function openDatabase(
  url: string,
  {
    connections = 10,
    answerMs = soonMs,
    namePreparedStatements = false,
    onError = () => {},
  }: {
    connections?: number
    answerMs?: number
    namePreparedStatements?: boolean
    onError?: (error: Error) => void
  } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: answerMs,
    idle_in_transaction_session_timeout: answerMs,
    stream: createSocketsWithTimeout(url, answerMs),
    application_name: 'vitrine',
  })
  pool.on('error', onError)
  // A connection that breaks while it is in use tells its query and whoever listens; with no one listening Node ends.
  pool.on('connect', (client) => client.on('error', () => {}))

  const db = drizzle(pool, options)
  // Drizzle forgets to give a connection back where not even `begin` came through.
  db.transaction = async (run, config) => {
    const client = await pool.connect()
    try {
      return await onClient(client, namePreparedStatements).transaction(run, config)
    } finally {
      client.release()
    }
  }
  return db
}

const known = new WeakMap<pg.PoolClient, NodePgDatabase>()

// What Drizzle has learned about the tables is kept with the connection.
function onClient(client: pg.PoolClient, namePreparedStatements: boolean): NodePgDatabase {
  const db = known.get(client) ?? drizzle(namePreparedStatements ? withNamedStatements(client) : client, options)
  known.set(client, db)
  return db
}
