import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open-database.ts'
import { compareWithShown, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

const noticeMs = 4_000
const maxMs = noticeMs + 10_000

/**
 * The shop is stopped while customers buy behind a balancer, which sends no more once /readyz says that it closes: what is in
 * progress completes, and it exits in order.
 */
export const stoppedShop: Row = {
  name: 'stopped-shop',
  async run(lab) {
    const url = await lab.newDatabase()
    const dataDir = await lab.newFolder()
    const port = lab.nextPort()
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, STOP_NOTICE_SECONDS: String(noticeMs / 1_000) }
    const start = () => startShop(port, env)
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
      const stopping = shop.stop()
      if (!(await isLeaving(shop.origin))) wrong.push('/readyz did not say that the process closes')
      await shoppers.close()
      const { code, ms } = await stopping
      shownOrders.push(...shoppers.shownOrders())
      slowestMs = Math.max(slowestMs, ms)
      if (code !== 0) wrong.push(`ended with ${code}: ${shop.output().slice(-400)}`)
      wrong.push(...shoppers.broken().map((reason) => `a buyer was cut off: ${reason}`))
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

/** Waits until a balancer would send nothing more; false if it never learned. */
async function isLeaving(origin: string): Promise<boolean> {
  for (const until = performance.now() + noticeMs; performance.now() < until; await wait(50)) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null)
    if (ready?.status === 503) return true
  }
  return false
}
