import { seedDemoShop } from '#demo/seed-demo-shop.ts'
import { seedOrders } from '#demo/seed-orders.ts'
import { seedProducts } from '#demo/seed-products.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import { type Command, Failure, UsageError } from './command/command.ts'
import { number } from './command/output.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { openForCommand } from './open-for-command.ts'

const maxCount = 1_000_000

/** `seed --products N --orders N`. */
export const seed: Command = {
  usage: '[--products N] [--orders N]',
  options: {
    products: { type: 'string', value: 'N' },
    orders: { type: 'string', value: 'N' },
  },
  examples: ['--products 5000 --orders 2000', '--products 1000000 --data-dir ./large --json'],

  async run(typed, { readConfig, out }) {
    takePositionals('seed', typed, 0)
    const products = readCount('products', typed.options.products)
    const orders = readCount('orders', typed.options.orders)
    if (products === null && orders === null) throw new UsageError(cliMessages.seedNeeds)
    const config = readConfig()
    const startedAt = performance.now()
    const { shop, close } = await openForCommand(config, out.log)
    try {
      if (orders && shop.payment.name !== 'sandbox') {
        throw new Failure(cliMessages.ordersNeedSandbox)
      }
      if (config.isSeeded) await seedDemoShop(shop, out.log)
      if (products) {
        const progress = out.progress(cliMessages.addingProducts, products)
        await seedProducts(shop.db, products, progress.step)
        progress.end()
      }
      if (orders) {
        const progress = out.progress(cliMessages.addingOrders, orders)
        const made = await seedOrders(shop, orders, { step: progress.step })
        if (made === 0) throw new Failure(cliMessages.noStock)
        progress.end()
      }
      const facts = { products: products ?? 0, orders: orders ?? 0 }
      out.print(cliMessages.seeded(number(facts.products), number(facts.orders)))
      return { ok: true, ...facts, seconds: Math.round(performance.now() - startedAt) / 1_000 }
    } finally {
      await close()
    }
  },
}

function readCount(name: string, typed: string | boolean | undefined): number | null {
  if (typed === undefined) return null
  const count = /^\d{1,7}$/.test(String(typed)) ? Number(typed) : Number.NaN
  if (count <= maxCount) return count
  throw new UsageError(cliMessages.countInvalid(name, number(maxCount)))
}
