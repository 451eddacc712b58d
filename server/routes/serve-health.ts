import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/open-database.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

/**
 * `/healthz` reports that the process is alive; `/readyz` that the database answers and is migrated, and that the shop is
 * degraded while the database is read-only, as after a failover to a replica.
 */
export function serveHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 200 }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      const { rows } = await db.execute<{ isReadOnly: boolean }>(sql`
        select current_setting('transaction_read_only') = 'on' as "isReadOnly", exists (select 1 from products) as "hasProducts"
      `)
      const isDegraded = rows[0]?.isReadOnly ?? false
      return reply.send({ status: 200, ...(isDegraded && { message: apiErrorsMessages.degraded }) })
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 503, message: apiErrorsMessages.databaseDown })
    }
  })
}
