import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { buyWithRetries } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy, type ProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'

const unitsOfEach = 25
// After whole carts, five, two and single units of each, nothing is left where nothing is bounded.
const fourRoundsMs = 16_000
const minServed = 0.95

/** A caller with 100 addresses reserves all it can and never pays, while others buy. */
export const hoarding: Row = {
  name: 'hoarding',
  async run(lab) {
    const url = await lab.newDatabase()
    const shop = await startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const products: ProductToBuy[] = []
    for (let made = 0; made < 40; made++) products.push(await addProductToBuy(db, unitsOfEach))

    const attack = startHoarding(shop.origin, products)
    await wait(fourRoundsMs)
    const held = await countOf(db, sql`select coalesce(sum(reserved), 0) as count from variants`)
    lab.say(`   ${held} of ${products.length * unitsOfEach} units are reserved by who never pays`)

    const tried = lab.count(100, 40)
    const bought: Awaited<ReturnType<typeof buyWithRetries>>[] = []
    for (let at = 0; at < tried; at += 4) {
      const wished = [0, 1, 2, 3]
        .map((next) => products[(at + next) % products.length])
        .filter((each) => each !== undefined)
      bought.push(...(await Promise.all(wished.map((product) => buyWithRetries(shop.origin, product)))))
    }
    const tries = await attack.stop()
    await db.execute(sql`update checkout_sessions set expires_at = now() where status in ('opening', 'open')`)
    const left = await settle(db, 90_000)

    const ordered = bought.flatMap((each) => (each.end === 'ordered' ? [each.orderNumber] : []))
    const unserved = bought.filter((each) => each.end !== 'ordered')
    const inStock = await countOf(db, sql`select sum(on_hand) as count from variants`)
    return {
      tried,
      ...(await compareWithShown(db, ordered)),
      wrong: [
        ...(ordered.length >= tried * minServed ? [] : [`only ${ordered.length} of ${tried} could buy`]),
        ...(inStock === products.length * unitsOfEach - ordered.length ? [] : [`${inStock} units are in stock`]),
        ...unserved.slice(0, 3).map((each) => JSON.stringify(each)),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${ordered.length} of ${tried} bought while ${tries} attempts reserved ${held} units`,
    }
  },
}

/** Every address reserves, without a cookie, whole carts of what is left and then single items, as often as it may. */
function startHoarding(origin: string, products: readonly ProductToBuy[]) {
  let isOver = false
  let tries = 0
  const lines = (quantity: number) =>
    products.map(({ id }) => ({ productId: id, selectedColor: null, selectedSize: null, quantity }))
  const worth = (quantity: number) => products.reduce((sum, { priceCents }) => sum + priceCents * quantity, 0) / 100

  async function reserve(address: string, items: object[], subTotal: number): Promise<void> {
    tries++
    const response = await fetch(`${origin}/api/payment/createCheckoutSession`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ products: items, pathname: '/cart', subTotal }),
    }).catch(() => null)
    await response?.arrayBuffer()
  }

  async function hoard(number: number): Promise<void> {
    const address = `100.64.${number}.7`
    for (let round = 0; !isOver; round++) {
      const quantity = [15, 5, 2, 1][round % 4] ?? 1
      await reserve(address, lines(quantity), worth(quantity))
      const product = products[(number + round) % products.length]
      const line = lines(1)[(number + round) % products.length]
      if (product && line) await reserve(address, [line], product.priceCents / 100)
      await wait(4_000)
    }
  }

  const all = Promise.all(Array.from({ length: 100 }, (_, number) => hoard(number)))
  return {
    async stop(): Promise<number> {
      isOver = true
      await all
      return tries
    },
  }
}
