import { seedDemoShop } from '#demo/seed-demo-shop.ts'
import { seedOrders } from '#demo/seed-orders.ts'
import { seedProducts } from '#demo/seed-products.ts'
import { type Command, Failure, UsageError } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { number } from './output.ts'
import { takePositionals } from './parse-arguments.ts'

const maxCount = 1_000_000

/** `seed --products N --orders N`. */
export const seed: Command = {
  summary: 'Adds generated products and orders for load and layout tests.',
  usage: '[--products N] [--orders N]',
  about: [
    'Adds generated products with colors, sizes, stock and reused images, and generated orders of the last 90 days in',
    'every status, with their payments, emails and stock changes. Never run it in a live shop: generated products and',
    'orders cannot be told apart from real ones. A new shop gets the demo catalog first, unless SEED=0.',
    `Each N is a whole number up to ${number(maxCount)}.`,
  ].join('\n'),
  options: {
    products: { type: 'string', value: 'N', help: 'Number of products to add.' },
    orders: { type: 'string', value: 'N', help: 'Number of orders to add, from products in the shop.' },
  },
  examples: ['--products 5000 --orders 2000', '--products 1000000 --data-dir ./large --json'],

  async run(typed, { readConfig, out }) {
    takePositionals('seed', typed, [])
    const products = readCount('products', typed.options.products)
    const orders = readCount('orders', typed.options.orders)
    if (products === null && orders === null) throw new UsageError('seed needs --products or --orders.')
    const config = readConfig()
    const startedAt = performance.now()
    const { shop, close } = await openForCommand(config, out.log)
    try {
      if (orders && shop.payment.name !== 'sandbox') {
        throw new Failure(
          'Orders can only be generated with sandbox payments, but this shop uses Stripe. Unset STRIPE_SECRET_KEY.',
        )
      }
      if (config.isSeeded) await seedDemoShop(shop, out.log)
      if (products) {
        const progress = out.progress('Adding products', products)
        await seedProducts(shop.db, products, progress.step)
        progress.end()
      }
      if (orders) {
        const progress = out.progress('Adding orders', orders)
        const made = await seedOrders(shop, orders, progress.step)
        if (made === 0)
          throw new Failure('The shop has no products in stock. Add some first, for example with --products 100.')
        progress.end()
      }
      const facts = { products: products ?? 0, orders: orders ?? 0 }
      out.print(`Added ${number(facts.products)} products and ${number(facts.orders)} orders.`)
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
  throw new UsageError(`--${name} needs a whole number from 0 to ${number(maxCount)}.`)
}
