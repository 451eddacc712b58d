import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { contract } from '#contract/index.ts'
import type { Shop } from '#modules/context.ts'
import { answer } from '../answer.ts'
import { cookieNames, readCookies } from '../http/cookies.ts'
import type { Limits } from '../limits/limits.ts'

/** Which call fills which file; each answers part after part. The file is named after its folder. */
const tables = {
  orders: contract.orders.exportOrders,
  'stock-alerts': contract.stockAlerts.exportStockAlerts,
  newsletter: contract.newsletter.exportSubscribers,
}

const query = z.record(z.string(), z.unknown())
const part = z.object({ csv: z.string(), next: z.nullable(z.string()) })

/**
 * `GET /admin/<table>/export.csv`: the rows of a filter as a file, sent part by part as they are read. Every part comes
 * through the door like any other call.
 */
export function serveTableExports(app: FastifyInstance, shop: Shop, limits: Limits): void {
  const names = cookieNames(shop.origin)

  for (const [name, call] of Object.entries(tables)) {
    const ask = (request: FastifyRequest, after: string | null) => {
      // What a form leaves empty is not wished for.
      const filter = Object.entries(z.parse(query, request.query)).filter(([, value]) => value !== '')
      return answer(shop, limits, {
        call,
        payload: { ...Object.fromEntries(filter), after: after ?? undefined },
        ...readCookies(request, names),
        address: request.ip,
        requestId: request.id,
      })
    }

    // Spreadsheets know by its first sign that a file is UTF-8. What fails on the way breaks the download off.
    async function* readAll(request: FastifyRequest, first: z.output<typeof part>) {
      yield `\uFEFF${first.csv}`
      for (let { next } = first; next !== null; ) {
        const { status, body } = await ask(request, next)
        if (status !== 200) throw new Error(`The export of ${name} broke off with ${status}`)
        const read = z.parse(part, body)
        yield read.csv
        next = read.next
      }
    }

    app.get(`/admin/${name}/export.csv`, async (request, reply) => {
      const { status, body, retryAfterSeconds } = await ask(request, null)
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
      if (status !== 200) return reply.code(status).send(body)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(Readable.from(readAll(request, z.parse(part, body))))
    })
  }
}
