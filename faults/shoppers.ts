import { setTimeout as wait } from 'node:timers/promises'
import { type Bought, buy } from './buyer.ts'
import type { ProductToBuy } from './products.ts'

const maxPatienceMs = 60_000

/** Buyers one after the other, some in parallel, until they are stopped. */
export function startShoppers(options: { origin: string; product: ProductToBuy; atOnce: number }) {
  const { origin, product, atOnce } = options
  const bought: Bought[] = []
  let isOpen = true
  const queues = Array.from({ length: atOnce }, async () => {
    while (isOpen) {
      const each = await buy(origin, product)
      bought.push(each)
      // Wait before the next request while the shop is down.
      if (each.end === 'broken' && each.after === 'opening') await wait(50)
    }
  })
  const shownOrders = () => bought.flatMap((each) => (each.end === 'ordered' ? each.orderNumber : []))
  return {
    bought,
    /** The numbers of the orders that their buyers saw. */
    shownOrders,
    /** Waits until this many more have seen their orders, up to a minute. */
    async sell(orders: number): Promise<void> {
      const target = shownOrders().length + orders
      const until = performance.now() + maxPatienceMs
      while (shownOrders().length < target && performance.now() < until) await wait(10)
    },
    /** Outcomes other than an order, and how often. */
    refusals(): Record<string, number> {
      const counts: Record<string, number> = {}
      for (const each of bought) {
        if (each.end !== 'refused') continue
        const what = `${each.status} ${each.message}`
        counts[what] = (counts[what] ?? 0) + 1
      }
      return counts
    },
    /** Why tries ended without an answer. */
    broken: () => bought.flatMap((each) => (each.end === 'broken' ? `${each.reason} after ${each.after}` : [])),
    async close() {
      isOpen = false
      await Promise.all(queues)
    },
  }
}
