import type { FastifyInstance } from 'fastify'
import type { Shop } from '#modules/context.ts'
import { deliverEvents } from '../deliver-events.ts'
import { settleDebits } from '../settle-debits.ts'

const intervalMs = 2_000

/**
 * Delivers the sandbox's events to the shop over HTTP, as a payment provider would: to this process's own port, with
 * retries. Returns a function that delivers at once.
 */
export function startDelivery(app: FastifyInstance, shop: Shop): () => void {
  let timer: NodeJS.Timeout | null = null
  let delivery: Promise<void> = Promise.resolve()
  let isWaiting = false

  function deliverNow(): void {
    const url = ownUrl(app)
    if (!url || isWaiting) return
    isWaiting = true
    delivery = delivery.then(async () => {
      isWaiting = false
      try {
        await settleDebits(shop.db)
        await deliverEvents(shop.db, { url: `${url}/api/webhooks/payment`, secret: shop.secrets.sandbox })
      } catch (error) {
        shop.log.warn({ err: error }, 'The sandbox could not tell the shop; it tries again.')
      }
    })
  }

  app.addHook('onListen', async () => {
    timer = setInterval(deliverNow, intervalMs)
    timer.unref()
  })
  app.addHook('preClose', async () => {
    if (timer) clearInterval(timer)
    isWaiting = true
    await delivery
  })
  return deliverNow
}

function ownUrl(app: FastifyInstance): string | null {
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) return null
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
