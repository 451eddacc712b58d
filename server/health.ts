import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/open-database.ts'

/** `/healthz` says that the process is alive; `/readyz` that the database answers and its migrations are done. */
export function reportHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 200 }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await db.execute(sql`select 1 from products limit 1`)
      return reply.send({ status: 200 })
    } catch {
      return reply.code(503).header('retry-after', '5').send({ status: 503, message: 'The database does not answer.' })
    }
  })
}
