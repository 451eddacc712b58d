import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { buy, newVisitor, type Visitor, type VisitorResponse } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { adminEmail, adminPassword, startShop } from '../shop-process.ts'

const atOnce = 10

/** An order canceled and shipped at the same moment, over two processes: exactly one of both succeeds. */
export const cancelOrShip: Row = {
  name: 'cancel-or-ship',
  async run(lab) {
    const url = await lab.newDatabase()
    const env = async () => ({ DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    const one = await startShop(lab.nextPort(), await env())
    const other = await startShop(lab.nextPort(), await env())
    lab.later(() => one.stop())
    lab.later(() => other.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())

    const tried = lab.count(200, 30)
    const product = await addProductToBuy(db, tried)
    for (let made = 0; made < tried; made += atOnce) {
      await Promise.all(Array.from({ length: Math.min(atOnce, tried - made) }, () => buy(one.origin, product)))
    }
    const owner = await signedIn(one.origin)
    const { rows: orders } = await db.execute<{ id: string; number: string }>(sql`select id, number from orders`)

    const wins: number[] = []
    const odd: string[] = []
    for (let from = 0; from < orders.length; from += atOnce) {
      await Promise.all(
        orders.slice(from, from + atOnce).map(async ({ id, number }) => {
          const shipment = { orderId: id, carrier: 'UPS', trackingNumber: '1Z 999', orderNumber: number }
          const acts = [
            () => owner.call(one.origin, 'orders/cancelOrder', { orderToCancel: id }, 'PUT'),
            () => owner.call(other.origin, 'orders/markOrderAsShipped', shipment, 'PUT'),
          ]
          const responses = await Promise.all(lab.choose.shuffled(acts).map((act) => act()))
          wins.push(responses.filter(({ status }) => status === 200).length)
          odd.push(...responses.filter(isOdd).map(({ status, body }) => `${status} ${body.message}`))
        }),
      )
    }
    const left = await settle(db, 60_000)

    const shipped = await countOf(db, sql`select count(*) from orders where status = 'shipped'`)
    const canceled = await countOf(db, sql`select count(*) from orders where status = 'canceled'`)
    const onHand = await countOf(db, sql`select on_hand as count from variants`)
    const refunded = await countOf(db, sql`select count(*) from sandbox_refunds`)
    const none = wins.filter((won) => won === 0).length
    const both = wins.filter((won) => won === 2).length
    return {
      tried: wins.length,
      lost: none,
      doubled: both + (await compareWithShown(db, [])).doubled,
      wrong: [
        ...(wins.length === tried ? [] : [`${wins.length} orders instead of ${tried}`]),
        ...(onHand === canceled ? [] : [`${onHand} units restocked for ${canceled} canceled orders`]),
        ...(refunded === canceled ? [] : [`${refunded} refunds for ${canceled} canceled orders`]),
        ...new Set(odd),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${shipped} shipped, ${canceled} canceled`,
    }
  },
}

// A request that was answered with "busy" changed nothing, and its response says so.
function isOdd({ status }: VisitorResponse): boolean {
  return status !== 200 && status !== 409 && status !== 503
}

/** The owner with their token, from another address each time, so that the rate limits do not add up. */
export async function signedIn(origin: string): Promise<Pick<Visitor, 'call'>> {
  const owner = newVisitor()
  const { status, body } = await owner.call(origin, 'users/login', { email: adminEmail, password: adminPassword })
  if (status !== 200) throw new Error(`The owner could not log in: ${status} ${body.message}`)
  const { token } = body
  return { call: (at, path, payload, method) => newVisitor().call(at, path, { ...payload, token }, method) }
}
