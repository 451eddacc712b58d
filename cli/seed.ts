import { seedDemoShop } from '#demo/seed-demo-shop.ts'
import { seedOrders } from '#demo/seed-orders.ts'
import { seedProducts } from '#demo/seed-products.ts'
import { type Command, Failure, UsageError } from './command.ts'
import { openForCommand } from './open-for-command.ts'
import { number } from './output.ts'
import { takePositionals } from './parse-arguments.ts'

const most = 1_000_000

/** `seed --products N --orders N`. */
export const seed: Command = {
  summary: 'Fills a shop with invented products and orders, to see it large.',
  usage: '[--products N] [--orders N]',
  about: [
    'Adds invented products with colors, sizes, stock and borrowed images, and invented orders of the last 90 days in',
    'every status, with the payments, emails and stock changes that belong to them. Never do this in a shop that sells:',
    'there is no way to tell them apart afterwards. A new shop gets the demo catalog first, unless SEED=0.',
    `Each N is a whole number up to ${number(most)}.`,
  ].join('\n'),
  options: {
    products: { type: 'string', value: 'N', help: 'How many products are added.' },
    orders: { type: 'string', value: 'N', help: 'How many orders are added; they buy what the shop has.' },
  },
  examples: ['--products 5000 --orders 2000', '--products 1000000 --data-dir ./large --json'],

  async run(typed, { readConfig, out }) {
    takePositionals('seed', typed, [])
    const products = readCount('products', typed.options.products)
    const orders = readCount('orders', typed.options.orders)
    if (products === null && orders === null) throw new UsageError('seed needs --products or --orders.')
    const config = readConfig()
    const startedAt = performance.now()
    const { shop, close } = await openForCommand(config, out.note)
    try {
      if (orders && shop.payment.name !== 'sandbox') {
        throw new Failure('Orders are invented at the sandbox only: this shop takes real payments.')
      }
      if (config.isSeeded) await seedDemoShop(shop, out.note)
      if (products) {
        const progress = out.progress('Inventing products', products)
        await seedProducts(shop.db, products, progress.step)
        progress.end()
      }
      if (orders) {
        const progress = out.progress('Inventing orders', orders)
        const made = await seedOrders(shop, orders, progress.step)
        if (made === 0)
          throw new Failure('The shop has nothing to sell: add products first, such as with --products 100.')
        progress.end()
      }
      const facts = { products: products ?? 0, orders: orders ?? 0 }
      out.tell(`Added ${number(facts.products)} products and ${number(facts.orders)} orders.`)
      return { ok: true, ...facts, seconds: Math.round(performance.now() - startedAt) / 1_000 }
    } finally {
      await close()
    }
  },
}

function readCount(name: string, typed: string | boolean | undefined): number | null {
  if (typed === undefined) return null
  const count = /^\d{1,7}$/.test(String(typed)) ? Number(typed) : Number.NaN
  if (count <= most) return count
  throw new UsageError(`--${name} needs a whole number from 0 to ${number(most)}.`)
}
