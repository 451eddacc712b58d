import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { addProduct } from '#test/add-product.ts'
import { newVisitor, openCardPage, payAtSandbox, returnToShop, type VisitorResponse } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, settle } from '../check-database.ts'
import { cancel, findOrder, type Order, ship } from '../order-moves.ts'
import { shipEverywhere } from '../products.ts'
import { requestReturn, type SentBack } from '../returns.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { signedIn } from './cancel-or-ship.ts'

/** A return canceled, declined and received at the same moment, then closed twice, and its exchange canceled and shipped. */
export const returnAndCancel: Row = {
  name: 'return-and-cancel',
  async run(lab) {
    const url = await lab.newDatabase()
    const env = async () => ({ DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    const shops = [await startShop(lab.nextPort(), await env()), await startShop(lab.nextPort(), await env())]
    for (const shop of shops) lab.later(() => shop.stop())
    const [one = '', other = ''] = shops.map(({ origin }) => origin)
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const tried = lab.count(60, 10)
    await shipEverywhere(db)
    const product = await addProduct(db, { sizes: [52, 54], onHand: tried * 2 })
    const owner = await signedIn(one)
    const wrong: string[] = []
    const exactlyOne = (what: string, answers: readonly VisitorResponse[]) => {
      const won = answers.filter(({ status }) => status === 200).length
      if (won !== 1) wrong.push(`${what}: ${won} of ${answers.length} succeeded`)
      const odd = answers.filter(({ status }) => ![200, 409, 503].includes(status))
      wrong.push(...odd.map(({ status, body }) => `${what}: ${status} ${body.message}`))
    }

    for (let turn = 0; turn < tried; turn++) {
      // Each from an address of its own, so that the rate limits count it alone.
      const guest = newVisitor()
      const order = await buyAndShip(one, owner, db, product)
      const sentBack = await requestReturn(db, one, guest, order, turn % 2 === 0 ? 'exchange' : 'refund')
      const approve = (origin: string) =>
        owner.call(origin, 'returns/approveReturn', { returnId: sentBack.returnId, wish: wishOf(turn) })
      exactlyOne('approve', await Promise.all([approve(one), approve(other)]))
      exactlyOne(
        'receive',
        await Promise.all(lab.choose.shuffled(endings(owner, guest, one, other, sentBack)).map((act) => act())),
      )
      const [now] = (
        await db.execute<{ status: string }>(sql`select status from returns where id = ${sentBack.returnId}`)
      ).rows
      if (now?.status !== 'received') continue
      const close = (origin: string) =>
        owner.call(origin, 'returns/closeReturn', { returnId: sentBack.returnId, outcome: wishOf(turn), refunded: 0 })
      const closed = await Promise.all([close(one), close(other)])
      exactlyOne('close', closed)
      const exchange = closed.map(({ body }) => Object(body.orderReturn).exchangeOrder).find(Boolean)
      if (exchange) await cancelOrShip(owner, one, other, await findOrder(db, exchange), wrong)
    }
    const left = await settle(db, 60_000)
    const [closed, exchanged] = [
      await countOf(db, sql`select count(*) from returns where status = 'closed'`),
      await countOf(db, sql`select count(*) from returns where exchange_order_id is not null`),
    ]
    return {
      tried,
      lost: 0,
      doubled: (await compareWithShown(db, [])).doubled,
      wrong: [...new Set(wrong), ...left, ...(await findInconsistencies(db))],
      note: `${closed} closed, ${exchanged} of them exchanged`,
    }
  },
}

const wishOf = (turn: number) => (turn % 2 === 0 ? 'exchange' : 'refund')

type Owner = Awaited<ReturnType<typeof signedIn>>

function endings(owner: Owner, guest: Owner, one: string, other: string, { returnId, number, lineId, link }: SentBack) {
  const lines = [{ lineId, received: 1, restocked: 1 }]
  return [
    () => owner.call(one, 'returns/receiveReturn', { returnId, lines }),
    () => owner.call(other, 'returns/receiveReturn', { returnId, lines }),
    () => owner.call(other, 'returns/declineReturn', { returnId, answer: 'No.' }),
    () => guest.call(one, 'returns/cancelReturn', { ...link, returnNumber: number }),
  ]
}

async function cancelOrShip(owner: Owner, one: string, other: string, order: Order, wrong: string[]): Promise<void> {
  const answers = await Promise.all([cancel(one, owner, order), ship(other, owner, order)])
  if (answers.filter((status) => status === 200).length !== 1)
    wrong.push(`an exchange answered ${answers.join(' and ')}`)
}

async function buyAndShip(
  origin: string,
  owner: Owner,
  db: Parameters<typeof findOrder>[0],
  product: Awaited<ReturnType<typeof addProduct>>,
): Promise<Order> {
  const visitor = newVisitor()
  const { sessionId } = await openCardPage(visitor, origin, { ...product, onHand: null }, { selectedSize: 52 })
  await payAtSandbox(visitor, origin, sessionId)
  const order = await findOrder(db, (await returnToShop(visitor, origin, sessionId)) ?? '')
  await ship(origin, owner, order)
  return order
}
