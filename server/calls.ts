import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { invalid, notFound } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import type { Shop } from '#modules/context.ts'
import { answer, type CallRequest } from './answer.ts'
import { sendProductList } from './feeds/send-product-list.ts'
import { cookieNames, readCookies, setCookies } from './http/cookies.ts'
import type { Limits } from './limits/limits.ts'
import { acceptUploads, readUpload } from './media/uploads.ts'
import { allCalls } from './operation-of.ts'

const envelope = z.object({ method: z.string(), path: z.string(), payload: z.optional(z.unknown()) })
const byGateway = new Map(
  allCalls.filter((call) => call.entry !== 'direct').map((call) => [`${call.method} ${call.path}`, call]),
)

/** The two ways in over HTTP: `POST /gateway` with the call's name, and a direct route for each call. */
export async function serveCalls(app: FastifyInstance, shop: Shop, limits: Limits): Promise<void> {
  const names = cookieNames(shop.origin)

  async function reply(
    request: FastifyRequest,
    response: FastifyReply,
    asked: Pick<CallRequest, 'call' | 'payload' | 'readFile'>,
  ) {
    const cookies = readCookies(request, names)
    const replied = await answer(shop, limits, { ...asked, ...cookies, address: request.ip, requestId: request.id })
    setCookies(response, names, replied)
    if (replied.retryAfterSeconds) response.header('retry-after', replied.retryAfterSeconds)
    if (asked.call === contract.feeds.productList && replied.status === 200) {
      return sendProductList(request, response, replied.body)
    }
    return response.code(replied.status).send(replied.body)
  }

  // Nothing that is said here may be kept on the way, refusals included.
  app.addHook('onRequest', async (_request, response) => {
    response.header('cache-control', 'no-store')
  })

  app.post('/gateway', (request, response) => {
    const read = z.safeParse(envelope, request.body)
    if (!read.success) throw invalid('The gateway takes {method, path, payload}.')
    const call = byGateway.get(`${read.data.method} ${read.data.path}`)
    if (!call) throw notFound('There is no such call.')
    request.template = `/gateway ${call.path}`
    return reply(request, response, { call, payload: read.data.payload })
  })

  const direct = allCalls.filter(({ entry }) => entry !== 'gateway')
  for (const call of direct.filter(({ upload }) => !upload)) {
    app.route({
      method: call.method,
      url: addressOf(call),
      handler: (request, response) =>
        reply(request, response, { call, payload: call.method === 'GET' ? {} : request.body }),
    })
  }

  // In a scope of its own: everywhere else a multipart body is refused like any other that is not JSON.
  await app.register(async (scope) => {
    await acceptUploads(scope)
    for (const call of direct) {
      const { upload } = call
      if (!upload) continue
      scope.post(addressOf(call), async (request, response) => {
        const { payload, readFile, drop } = await readUpload(request, upload)
        const replied = await reply(request, response, { call, payload, readFile })
        drop()
        return replied
      })
    }
  })
}

function addressOf(call: Call): string {
  return call.address ?? `/api/${call.path}`
}
