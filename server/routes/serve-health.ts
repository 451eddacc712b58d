import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { knownMigrations } from '#db/migration-state.ts'
import type { Db } from '#db/open-database.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

/**
 * `/healthz` reports that the process is alive; `/readyz` that the database answers and is migrated, but not by a newer
 * version, and that the shop is degraded while the database is read-only, as after a failover to a replica.
 */
export function serveHealth(app: FastifyInstance, db: Db): void {
  const newestKnown = knownMigrations().at(-1)?.when ?? 0
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 200 }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const { rows } = await db.execute<{ isReadOnly: boolean; newest: number }>(sql`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly", exists (select 1 from products) as "hasProducts",
          (select max(created_at) from drizzle.__drizzle_migrations) as newest
      `)
      if ((rows[0]?.newest ?? 0) > newestKnown) {
        return reply.code(503).send({ status: 503, message: apiErrorsMessages.databaseNewer })
      }
      const isDegraded = rows[0]?.isReadOnly ?? false
      return reply.send({ status: 200, ...(isDegraded && { message: apiErrorsMessages.degraded }) })
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 503, message: apiErrorsMessages.databaseDown })
    }
  })
}
