import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { buy } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, settle } from '../check-database.ts'
import { openEdit } from '../edits.ts'
import { cancel, ship } from '../order-moves.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { signedIn } from './cancel-or-ship.ts'

const atOnce = 8

/** An order edited by two admins, shipped and canceled at the same moment, over three processes: sums, units and papers stay. */
export const editAndShip: Row = {
  name: 'edit-and-ship',
  async run(lab) {
    const url = await lab.newDatabase()
    const start = async () => startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    const [one, other, third] = [await start(), await start(), await start()]
    for (const shop of [one, other, third]) lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())

    const tried = lab.count(200, 24)
    // Each edit takes a unit before it gives the other back.
    const product = await addProductToBuy(db, tried * 3)
    for (let made = 0; made < tried; made += atOnce) {
      await Promise.all(Array.from({ length: Math.min(atOnce, tried - made) }, () => buy(one.origin, product)))
    }
    const owner = await signedIn(one.origin)
    const { rows: orders } = await db.execute<{ id: string; number: string }>(sql`select id, number from orders`)

    const odd: string[] = []
    let edited = 0
    for (let from = 0; from < orders.length; from += atOnce) {
      await Promise.all(
        orders.slice(from, from + atOnce).map(async (order) => {
          const save = await openEdit(db, one.origin, owner, order)
          const edit = async (origin: string) => {
            const status = await save(origin)
            if (status === 200) edited += 1
            return status
          }
          const acts = [
            () => edit(one.origin),
            () => edit(other.origin),
            () => ship(other.origin, owner, order),
            () => cancel(third.origin, owner, order),
          ]
          const statuses = await Promise.all(lab.choose.shuffled(acts).map((act) => act()))
          odd.push(...statuses.filter((status) => ![200, 409, 503].includes(status)).map(String))
        }),
      )
    }
    const left = await settle(db, 60_000)

    const open = await countOf(db, sql`select count(*) from orders where status = 'processing'`)
    const applied = await countOf(db, sql`select count(*) from order_changes where applied_at is not null`)
    const onHand = await countOf(db, sql`select on_hand as count from variants`)
    const canceled = await countOf(db, sql`select count(*) from orders where status = 'canceled'`)
    return {
      tried: orders.length,
      lost: open + Math.max(0, edited - applied),
      doubled: Math.max(0, applied - edited) + (await compareWithShown(db, [])).doubled,
      wrong: [
        ...(orders.length === tried ? [] : [`${orders.length} orders instead of ${tried}`]),
        ...(onHand === tried * 2 + canceled
          ? []
          : [`${onHand} units left for ${canceled} canceled orders of ${tried}`]),
        ...new Set(odd),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${edited} edited, ${canceled} canceled`,
    }
  },
}
