import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open-database.ts'
import { compareWithShown, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

const maxMs = 10_000

/** The shop is stopped while customers buy: what is in progress completes, and it exits in order. */
export const stoppedShop: Row = {
  name: 'stopped-shop',
  async run(lab) {
    const url = await lab.newDatabase()
    const dataDir = await lab.newFolder()
    const port = lab.nextPort()
    const start = () => startShop(port, { DATABASE_URL: url, DATA_DIR: dataDir })
    const db = openDatabase(url)
    lab.later(() => db.$client.end())

    const tried = lab.count(20, 3)
    const shownOrders: string[] = []
    const wrong: string[] = []
    let slowestMs = 0
    for (let round = 1; round <= tried; round++) {
      const shop = await start()
      const product = await addProductToBuy(db, null)
      const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 8 })
      await wait(lab.choose.between(200, 2_000))
      const { code, ms } = await shop.stop()
      await shoppers.close()
      shownOrders.push(...shoppers.shownOrders())
      slowestMs = Math.max(slowestMs, ms)
      if (code !== 0) wrong.push(`ended with ${code}: ${shop.output().slice(-400)}`)
      if (ms > maxMs) wrong.push(`took ${ms} ms to stop`)
      // Requests in progress get their response: connections are closed only before a request was received.
      const odd = Object.keys(shoppers.refusals()).filter((what) => !what.startsWith('503'))
      wrong.push(...odd.map((what) => `answered with ${what}`))
    }
    const last = await start()
    lab.later(() => last.stop())
    const left = await settle(db, 60_000)
    return {
      tried,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [...wrong, ...left, ...(await findInconsistencies(db))],
      note: `${shownOrders.length} orders shown, stopped within ${slowestMs} ms`,
    }
  },
}
