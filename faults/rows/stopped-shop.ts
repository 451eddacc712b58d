import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open-database.ts'
import { compareWithTold, settle, wrongsInBooks } from '../books.ts'
import { putOnShelf } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { openDoors } from '../shoppers.ts'

const mostMs = 10_000

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
    const told: string[] = []
    const wrong: string[] = []
    let slowestMs = 0
    for (let round = 1; round <= tried; round++) {
      const shop = await start()
      const product = await putOnShelf(db, null)
      const doors = openDoors({ origin: shop.origin, product, atOnce: 8 })
      await wait(lab.choose.between(200, 2_000))
      const { code, ms } = await shop.stop()
      await doors.close()
      told.push(...doors.told())
      slowestMs = Math.max(slowestMs, ms)
      if (code !== 0) wrong.push(`ended with ${code}: ${shop.said().slice(-400)}`)
      if (ms > mostMs) wrong.push(`took ${ms} ms to stop`)
      // Requests in progress get their response: connections are closed only before a request was received.
      const odd = Object.keys(doors.refusals()).filter((what) => !what.startsWith('503'))
      wrong.push(...odd.map((what) => `answered with ${what}`))
    }
    const last = await start()
    lab.later(() => last.stop())
    const left = await settle(db, 60_000)
    return {
      tried,
      ...(await compareWithTold(db, told)),
      wrong: [...wrong, ...left, ...(await wrongsInBooks(db))],
      note: `${told.length} orders shown, stopped within ${slowestMs} ms`,
    }
  },
}
