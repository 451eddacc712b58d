import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '#modules/context.ts'
import { storePaymentEvent } from '#modules/payments/store-payment-event.ts'

/** Receives events of the payment provider: verifies the signature, stores each event once, and leaves the rest to a job. */
export async function servePaymentWebhook(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    function readEvent(body: Buffer, request: FastifyRequest) {
      try {
        return shop.payment.readEvent(body, request.headers)
      } catch (error) {
        shop.security.record('webhook_refused', { requestId: request.id })
        throw error
      }
    }

    // The signature covers the raw bytes, so no parser may run before.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/webhooks/payment', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = readEvent(body, request)
      if (process.env.FAILPOINTS) await reach('webhook.afterVerify')
      await storePaymentEvent(shop, event)
      if (process.env.FAILPOINTS) await reach('webhook.afterPersist')
      return reply.header('cache-control', 'no-store').send({ status: 200, received: true })
    })
  })
}
