import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { buy, type VisitorResponse } from '../buyer.ts'
import { countOf, findInconsistencies, settle } from '../check-database.ts'
import { findOrder, ship } from '../order-moves.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { signedIn } from './cancel-or-ship.ts'

const units = 40
const maxTries = 5

/** Many refunds of units of one order at the same moment, over two processes: never more than was paid. */
export const refundRace: Row = {
  name: 'refund-race',
  async run(lab) {
    const url = await lab.newDatabase()
    const env = async () => ({ DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    const shops = [await startShop(lab.nextPort(), await env()), await startShop(lab.nextPort(), await env())]
    for (const shop of shops) lab.later(() => shop.stop())
    const origins = shops.map(({ origin }) => origin)
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const [first = ''] = origins
    const bought = await buy(first, await addProductToBuy(db, units), { quantity: units })
    const number = bought.end === 'ordered' ? bought.orderNumber : ''
    const order = await findOrder(db, number)
    const owner = await signedIn(first)
    await ship(first, owner, order)

    const tried = lab.count(200, 60)
    const answers = await Promise.all(
      Array.from({ length: tried }, (_, at) => refundOne(owner, origins[at % 2] ?? first, order)),
    )
    const left = await settle(db, 60_000)

    const done = answers.filter(({ status }) => status === 200).length
    const odd = answers.filter(({ status }) => ![200, 409, 503].includes(status))
    const [booked, paidBack] = [
      await countOf(db, sql`select count(*) from refund_lines`),
      await countOf(db, sql`select count(*) from sandbox_refunds`),
    ]
    const cents = await countOf(db, sql`select coalesce(sum(amount_cents), 0) as count from sandbox_refunds`)
    const paidCents = await countOf(db, sql`select amount_cents as count from payments`)
    return {
      tried,
      lost: Math.max(0, done - booked),
      doubled: Math.max(0, booked - done),
      wrong: [
        ...(cents <= paidCents ? [] : [`${cents} refunded of ${paidCents}`]),
        ...(paidBack === booked ? [] : [`${paidBack} refunds at the provider for ${booked} in the shop`]),
        ...new Set(odd.map(({ status, body }) => `${status} ${body.message}`)),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${done} of ${units} units refunded, ${tried - done} refused`,
    }
  },
}

/** Refunds a unit as staff who read the page just before, and again where another refund was faster. */
async function refundOne(
  owner: Awaited<ReturnType<typeof signedIn>>,
  origin: string,
  { id, number }: { id: string; number: string },
): Promise<VisitorResponse> {
  for (let tries = 1; ; tries++) {
    const answer = await tryRefund(owner, origin, { id, number })
    if (answer.status !== 409 || tries === maxTries) return answer
  }
}

async function tryRefund(
  owner: Awaited<ReturnType<typeof signedIn>>,
  origin: string,
  { id, number }: { id: string; number: string },
): Promise<VisitorResponse> {
  const read = await owner.call(origin, 'payments/findRefundable', { orderNumber: number })
  const refundable = Object(read.body.refundable)
  const lineId = refundable.lines?.[0]?.lineId
  if (read.status !== 200 || !lineId) return read
  const lines = [{ lineId, quantity: 1 }]
  const wish = { orderId: id, lines, hasShipping: false, motive: 'goodwill', isRestocked: false }
  return owner.call(origin, 'payments/refundOrder', { ...wish, refunded: refundable.refunded })
}
