import { setTimeout as wait } from 'node:timers/promises'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { openDatabase } from '#db/open-database.ts'
import { compareWithTold, settle, wrongsInBooks } from '../books.ts'
import { putOnShelf } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { openDoors } from '../shoppers.ts'

/** How many orders are shown between two kills. */
const ordersBetween = { least: 2, most: 4 }

/** The shop is killed at random moments while customers buy, and restarted. */
export const killedShop: Row = {
  name: 'killed-shop',
  async run(lab) {
    const dataDir = await lab.newFolder()
    const port = lab.nextPort()
    const start = () => startShop(port, { DATA_DIR: dataDir })
    let shop = await start()
    lab.later(() => shop.stop())
    const first = openDatabase((await findEmbeddedServer(dataDir))?.url ?? '')
    const product = await putOnShelf(first, null)
    await first.$client.end()

    const kills = lab.count(50, 5)
    const doors = openDoors({ origin: shop.origin, product, atOnce: 6 })
    for (let kill = 1; kill <= kills; kill++) {
      // On a machine of any speed, some have bought and others are buying when it happens.
      await doors.sell(lab.choose.between(ordersBetween.least, ordersBetween.most))
      await wait(lab.choose.between(0, 500))
      await shop.kill()
      shop = await start()
      if (kill % 10 === 0) lab.say(`   ${kill} kills, ${doors.told().length} orders shown`)
    }
    await wait(1_000)
    await doors.close()

    const db = openDatabase((await findEmbeddedServer(dataDir))?.url ?? '')
    lab.later(() => db.$client.end())
    // A job that was interrupted is retried when it expires, two minutes later.
    const left = await settle(db, 300_000)
    const told = doors.told()
    return {
      tried: kills,
      ...(await compareWithTold(db, told)),
      wrong: [...tooFew(told.length, kills), ...left, ...(await wrongsInBooks(db))],
      note: `${told.length} orders shown, ${doors.bought.length - told.length} tries cut off`,
    }
  },
}

function tooFew(orders: number, kills: number): string[] {
  return orders < kills * ordersBetween.least ? [`only ${orders} orders were shown between ${kills} kills`] : []
}
