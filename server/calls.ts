import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { directAddress } from '#contract/call.ts'
import { invalid, notFound, ShopError } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { Shop } from '#modules/context.ts'
import { answer, type CallRequest } from './answer.ts'
import { sendProductList } from './feeds/send-product-list.ts'
import { cookieNames, readCookies, setCookies } from './http/cookies.ts'
import { callLocale } from './http/request-locale.ts'
import type { Limits } from './limits/limits.ts'
import { acceptUploads, readUpload } from './media/uploads.ts'
import { allCalls } from './operation-of.ts'

const envelope = z.object({ method: z.string(), path: z.string(), payload: z.optional(z.unknown()) })
const byGateway = new Map(
  allCalls.filter((call) => call.entry !== 'direct').map((call) => [`${call.method} ${call.path}`, call]),
)

/** Serves calls over HTTP: `POST /gateway` with the name of the call, and a direct route for each. */
export async function serveCalls(app: FastifyInstance, shop: Shop, limits: Limits): Promise<void> {
  const names = cookieNames(shop.origin)

  async function handle(
    request: FastifyRequest,
    response: FastifyReply,
    callRequest: Pick<CallRequest, 'call' | 'payload' | 'readFile'>,
  ) {
    const cookies = readCookies(request, names)
    const reply = await runInLocale(await callLocale(request, shop.settings), () =>
      answer(shop, limits, {
        ...callRequest,
        ...cookies,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        requestId: request.id,
      }),
    )
    setCookies(response, names, reply)
    if (reply.retryAfterSeconds) response.header('retry-after', reply.retryAfterSeconds)
    if (callRequest.call === contract.feeds.productList && reply.status === 200) {
      return sendProductList(request, response, reply.body)
    }
    return response.code(reply.status).send(reply.body)
  }

  // No reply to a call may be cached, errors included.
  app.addHook('onRequest', async (_request, response) => {
    response.header('cache-control', 'no-store')
  })

  app.post('/gateway', (request, response) => {
    const read = z.safeParse(envelope, request.body)
    if (!read.success) {
      shop.security.record('payload_refused', { call: '/gateway', status: 400, requestId: request.id })
      throw invalid(apiErrorsMessages.envelope)
    }
    const call = byGateway.get(`${read.data.method} ${read.data.path}`)
    if (!call) throw notFound(apiErrorsMessages.noSuchCall)
    request.template = `/gateway ${call.path}`
    return handle(request, response, { call, payload: read.data.payload })
  })

  for (const call of allCalls.filter(({ upload }) => !upload)) {
    app.route({
      method: call.method,
      url: directAddress(call),
      handler: (request, response) =>
        handle(request, response, { call, payload: call.method === 'GET' ? {} : request.body }),
    })
  }

  // A separate scope, so that all other routes keep refusing multipart bodies.
  await app.register(async (scope) => {
    await acceptUploads(scope)
    for (const call of allCalls) {
      const { upload } = call
      if (!upload) continue
      scope.post(directAddress(call), async (request, response) => {
        const { payload, readFile, discard } = await readUpload(request, upload).catch((error: unknown) => {
          const status = error instanceof ShopError ? error.status : 400
          shop.security.record('upload_refused', { call: call.path, status, requestId: request.id })
          throw error
        })
        const sent = await handle(request, response, { call, payload, readFile })
        discard()
        return sent
      })
    }
  })
}
