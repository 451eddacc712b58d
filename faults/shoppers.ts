import { setTimeout as wait } from 'node:timers/promises'
import { type Bought, buy } from './buyer.ts'
import type { ProductToBuy } from './products.ts'

const mostPatienceMs = 60_000

/** Buyers who come one after the other, some at once, until they are sent home. */
export function openDoors(options: { origin: string; product: ProductToBuy; atOnce: number }) {
  const { origin, product, atOnce } = options
  const bought: Bought[] = []
  let isOpen = true
  const queues = Array.from({ length: atOnce }, async () => {
    while (isOpen) {
      const each = await buy(origin, product)
      bought.push(each)
      // Whoever finds the shop closed does not hammer at its door.
      if (each.end === 'broken' && each.after === 'opening') await wait(50)
    }
  })
  const told = () => bought.flatMap((each) => (each.end === 'ordered' ? each.orderNumber : []))
  return {
    bought,
    /** The numbers of the orders that their buyers have seen. */
    told,
    /** Waits until so many more have seen their orders, a minute at most. */
    async sell(orders: number): Promise<void> {
      const wanted = told().length + orders
      const until = performance.now() + mostPatienceMs
      while (told().length < wanted && performance.now() < until) await wait(10)
    },
    /** What was answered other than with an order, and how often. */
    refusals(): Record<string, number> {
      const counts: Record<string, number> = {}
      for (const each of bought) {
        if (each.end !== 'refused') continue
        const what = `${each.status} ${each.message}`
        counts[what] = (counts[what] ?? 0) + 1
      }
      return counts
    },
    async close() {
      isOpen = false
      await Promise.all(queues)
    },
  }
}
