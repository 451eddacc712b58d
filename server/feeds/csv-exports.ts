import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { contract } from '#contract/index.ts'
import type { Shop } from '#modules/context.ts'
import { answer } from '../answer.ts'
import { cookieNames, readCookies } from '../http/cookies.ts'
import type { Limits } from '../limits/limits.ts'

/** The call behind each file, which returns it in pages; the key is both the path and the file name. */
const tables = {
  orders: contract.orderTable.exportOrders,
  'stock-alerts': contract.stockAlerts.exportStockAlerts,
  'discount-codes': contract.discounts.exportCodes,
  newsletter: contract.newsletter.exportSubscribers,
  sales: contract.reports.exportSalesReport,
}

const query = z.record(z.string(), z.unknown())
const page = z.object({ csv: z.string(), next: z.nullable(z.string()) })

/**
 * `GET /admin/<table>/export.csv`: the filtered rows as a file, streamed page by page. Every page is a call like any other,
 * with its own authorization.
 */
export function serveTableExports(app: FastifyInstance, shop: Shop, limits: Limits): void {
  const names = cookieNames(shop.origin)

  for (const [name, call] of Object.entries(tables)) {
    const callPage = (request: FastifyRequest, after: string | null) => {
      // A form sends its empty fields too.
      const filter = Object.entries(z.parse(query, request.query)).filter(([, value]) => value !== '')
      return answer(shop, limits, {
        call,
        payload: { ...Object.fromEntries(filter), after: after ?? undefined },
        ...readCookies(request, names),
        address: request.ip,
        requestId: request.id,
      })
    }

    // Excel reads a file as UTF-8 only with a byte order mark. An error ends the stream, which fails the download.
    async function* readAll(request: FastifyRequest, first: z.output<typeof page>) {
      yield `\uFEFF${first.csv}`
      for (let { next } = first; next !== null; ) {
        const { status, body } = await callPage(request, next)
        if (status !== 200) throw new Error(`Export of ${name} failed with status ${status}`)
        const read = z.parse(page, body)
        yield read.csv
        next = read.next
      }
    }

    app.get(`/admin/${name}/export.csv`, async (request, reply) => {
      const { status, body, retryAfterSeconds } = await callPage(request, null)
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
      if (status !== 200) return reply.code(status).send(body)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .send(Readable.from(readAll(request, z.parse(page, body))))
    })
  }
}
