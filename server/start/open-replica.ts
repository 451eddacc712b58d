import { type Db, openDatabase } from '#db/open-database.ts'
import { followReplica, type Replica } from '#db/replica.ts'
import type { Log } from '#modules/context.ts'
import type { Config } from '../config/config.ts'

/** The replica and its connection pool; null if none is configured. */
export function openReplica(
  { replicaUrl, databaseConnections: connections }: Pick<Config, 'replicaUrl' | 'databaseConnections'>,
  primary: Db,
  log: Log,
): { replica: Replica; db: Db } | null {
  if (!replicaUrl) return null
  const db = openDatabase(replicaUrl, {
    connections,
    onError: (error) => log.warn({ err: error }, 'Replica connection lost'),
  })
  return { db, replica: followReplica({ primary, copy: db, say: (message) => log.warn({}, message) }) }
}
