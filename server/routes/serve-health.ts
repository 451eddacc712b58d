import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { knownMigrations } from '#db/migration-state.ts'
import type { Db } from '#db/open-database.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

export interface Health {
  /** Whether this process is stopping. */
  isLeaving?: () => boolean
  /** Whether the disk has room; by default it has. */
  hasRoom?: () => Promise<boolean>
}

/**
 * `/healthz` reports that the process is alive; `/readyz` that the database answers and is migrated, but not by a newer
 * version, and that the process is not stopping. The shop is degraded while the database is read-only, as after a
 * failover to a replica, or the disk is full.
 */
export function serveHealth(
  app: FastifyInstance,
  db: Db,
  { isLeaving = () => false, hasRoom = async () => true }: Health = {},
): void {
  const newestKnown = knownMigrations().at(-1)?.when ?? 0
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 200 }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isLeaving()) return reply.code(503).send({ status: 503, message: apiErrorsMessages.leaving })
    try {
      const { rows } = await db.execute<{ isReadOnly: boolean; newest: number }>(sql`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly", exists (select 1 from products) as "hasProducts",
          (select max(created_at) from drizzle.__drizzle_migrations) as newest
      `)
      if ((rows[0]?.newest ?? 0) > newestKnown) {
        return reply.code(503).send({ status: 503, message: apiErrorsMessages.databaseNewer })
      }
      if (rows[0]?.isReadOnly) return reply.send({ status: 200, message: apiErrorsMessages.degraded })
      const isFull = !(await hasRoom())
      return reply.send({ status: 200, ...(isFull && { message: apiErrorsMessages.degradedFull }) })
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 503, message: apiErrorsMessages.databaseDown })
    }
  })
}
