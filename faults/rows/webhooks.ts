import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import { sendEvent } from '#test/send-event.ts'
import { newVisitor, openCardPage, payAtSandbox, returnToShop } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'

const copies = 5

/** Every webhook of the payment provider five times, in any order, while the shoppers return. */
export const webhooks: Row = {
  name: 'webhooks',
  async run(lab) {
    const url = await lab.newDatabase()
    const shops = await Promise.all(
      [1, 2].map(async () => startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder() })),
    )
    for (const shop of shops) lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const secret = (await openSecrets(db)).sandbox
    const product = await addProductToBuy(db, null)
    const origin = (at: number) => shops[at % shops.length]?.origin ?? ''

    const sessions = await Promise.all(
      Array.from({ length: lab.count(100, 20) }, async (_, at) => {
        const visitor = newVisitor()
        const { sessionId } = await openCardPage(visitor, origin(at), product)
        const isPaid = await payAtSandbox(visitor, origin(at), sessionId)
        return { visitor, sessionId, isPaid }
      }),
    )
    const paid = sessions.filter(({ isPaid }) => isPaid)
    const events = await db.select().from(sandboxEvents)

    const shownOrders: string[] = []
    const refused: string[] = []
    const acts = [
      ...events.flatMap((event) =>
        Array.from({ length: copies }, () => async (at: number) => {
          if ((await sendEvent(origin(at), secret, event)) !== 200) refused.push(event.id)
        }),
      ),
      ...paid.map(({ visitor, sessionId }) => async (at: number) => {
        const number = await returnToShop(visitor, origin(at), sessionId)
        if (number) shownOrders.push(number)
        else refused.push(sessionId)
      }),
    ]
    await Promise.all(lab.choose.shuffled(acts).map((act, at) => act(at)))
    const left = await settle(db, 120_000)

    const orders = await countOf(db, sql`select count(*) from orders`)
    const receipts = await countOf(
      db,
      sql`select count(*) from emails where kind = 'receipt' and state in ('sent', 'unsent')`,
    )
    return {
      tried: acts.length,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...(paid.length === sessions.length ? [] : [`${sessions.length - paid.length} could not be paid`]),
        ...(orders === paid.length ? [] : [`${orders} orders for ${paid.length} payments`]),
        ...(receipts === paid.length ? [] : [`${receipts} receipts for ${paid.length} orders`]),
        ...refused.slice(0, 3).map((id) => `${id} was not answered`),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${paid.length} payments, ${events.length} messages × ${copies}`,
    }
  },
}
