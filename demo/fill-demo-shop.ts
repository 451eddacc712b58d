import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import type { Shop } from '#modules/context.ts'
import { countSales } from '#modules/products/count-sales.ts'
import { seedDemoShop } from './seed-demo-shop.ts'
import { seedOrders } from './seed-orders.ts'
import { seedSearches } from './seed-searches.ts'

const ordersOfThePast = 200

/**
 * Fills a new shop with the demo catalog and, unless a real payment provider is configured, with orders and
 * searches of the last 90 days.
 */
export async function fillDemoShop(shop: Shop, say: (line: string) => void): Promise<void> {
  if (!(await seedDemoShop(shop, say)) || shop.payment.name !== 'sandbox') return
  await seedOrders(shop, ordersOfThePast)
  await countSales(shop)
  await seedSearches(shop)
  say(cliStartMessages.ordersAdded(ordersOfThePast))
}
