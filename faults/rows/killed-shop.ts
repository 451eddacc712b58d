import { setTimeout as wait } from 'node:timers/promises'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { openDatabase } from '#db/open-database.ts'
import { compareWithShown, findForgottenPayments, findInconsistencies, settle } from '../check-database.ts'
import { openEmailCatcher } from '../email-catcher.ts'
import { addProductToBuy } from '../products.ts'
import { repeatedEmails } from '../repeated-emails.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

/** How many orders are shown between two kills. */
const ordersBetween = { least: 2, most: 4 }

/** The shop is killed at random moments while customers buy, and restarted. */
export const killedShop: Row = {
  name: 'killed-shop',
  async run(lab) {
    const dataDir = await lab.newFolder()
    const catcher = await openEmailCatcher()
    lab.later(() => catcher.close())
    const port = lab.nextPort()
    const start = () => startShop(port, { DATA_DIR: dataDir, SMTP_URL: catcher.url })
    let shop = await start()
    lab.later(() => shop.stop())
    const first = openDatabase((await findEmbeddedServer(dataDir))?.url ?? '')
    const product = await addProductToBuy(first, null)
    await first.$client.end()

    const kills = lab.count(50, 5)
    const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 6 })
    for (let kill = 1; kill <= kills; kill++) {
      // On a machine of any speed, some have bought and others are buying when it happens.
      await shoppers.sell(lab.choose.between(ordersBetween.least, ordersBetween.most))
      await wait(lab.choose.between(0, 500))
      await shop.kill()
      shop = await start()
      if (kill % 10 === 0) lab.say(`   ${kill} kills, ${shoppers.shownOrders().length} orders shown`)
    }
    await wait(1_000)
    await shoppers.close()

    const db = openDatabase((await findEmbeddedServer(dataDir))?.url ?? '')
    lab.later(() => db.$client.end())
    // A job that was interrupted is retried when it expires, two minutes later.
    const left = await settle(db, 300_000)
    const shownOrders = shoppers.shownOrders()
    const emails = repeatedEmails(catcher.taken)
    return {
      tried: kills,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...tooFew(shownOrders.length, kills),
        ...left,
        ...emails.wrong,
        ...(await findForgottenPayments(db, shoppers.bought)),
        ...(await findInconsistencies(db)),
      ],
      note: `${shownOrders.length} orders shown, ${shoppers.bought.length - shownOrders.length} tries cut off, ${emails.note}`,
    }
  },
}

function tooFew(orders: number, kills: number): string[] {
  return orders < kills * ordersBetween.least ? [`only ${orders} orders were shown between ${kills} kills`] : []
}
