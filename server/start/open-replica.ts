import { type Db, openDatabase } from '#db/open-database.ts'
import { followReplica, type Replica } from '#db/replica.ts'
import type { Log } from '#modules/context.ts'
import type { Config } from '../config/config.ts'

/** The copy of the database that the shop was told of, if any, with its connections for whoever counts them. */
export function openReplica(
  { replicaUrl, databaseConnections: connections }: Pick<Config, 'replicaUrl' | 'databaseConnections'>,
  primary: Db,
  log: Log,
): { followed: Replica; copy: Db } | null {
  if (!replicaUrl) return null
  const copy = openDatabase(replicaUrl, {
    connections,
    onError: (error) => log.warn({ err: error }, 'A connection to the replica broke.'),
  })
  return { copy, followed: followReplica({ primary, copy, say: (sentence) => log.warn({}, sentence) }) }
}
