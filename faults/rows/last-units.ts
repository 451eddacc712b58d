import { sql } from 'drizzle-orm'
import { openDatabase } from '#db/open-database.ts'
import { buyWithRetries } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'

const units = 20

/** Many buyers at once for the last units, over three processes on one PostgreSQL. */
export const lastUnits: Row = {
  name: 'last-units',
  async run(lab) {
    const url = await lab.newDatabase()
    const shops = await Promise.all(
      [1, 2, 3].map(async () => startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder() })),
    )
    for (const shop of shops) lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const product = await addProductToBuy(db, units)

    const tried = lab.count(300, 60)
    const bought = await Promise.all(
      Array.from({ length: tried }, (_, at) => buyWithRetries(shops[at % shops.length]?.origin ?? '', product)),
    )
    const left = await settle(db, 30_000)

    const shownOrders = bought.flatMap((each) => (each.end === 'ordered' ? each.orderNumber : []))
    const refused = bought.filter((each) => each.end === 'refused')
    const soldOut = refused.filter(({ status }) => status === 409)
    const others = bought.filter((each) => each.end === 'broken' || (each.end === 'refused' && each.status !== 409))
    const placed = await countOf(db, sql`select count(*) from orders`)
    const stock = await countOf(db, sql`select on_hand + reserved as count from variants`)
    return {
      tried,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...(placed === units ? [] : [`${placed} orders instead of ${units}`]),
        ...(soldOut.length === tried - units ? [] : [`${soldOut.length} got that error, not ${tried - units}`]),
        ...(stock === 0 ? [] : [`${stock} units in stock or reserved`]),
        ...others.slice(0, 3).map((each) => JSON.stringify(each)),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${placed} ordered, ${soldOut.length} refused as sold out`,
    }
  },
}
