import { setTimeout as wait } from 'node:timers/promises'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { openDatabase } from '#db/open-database.ts'
import { newVisitor } from '../buyer.ts'
import { compareWithShown, findInconsistencies, settle, waitUntil } from '../check-database.ts'
import { openEmailCatcher } from '../email-catcher.ts'
import { addProductToBuy } from '../products.ts'
import { repeatedEmails } from '../repeated-emails.ts'
import type { Row } from '../row.ts'
import { postgresOf, startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

/** The embedded database is killed: the shop restarts it by itself. */
export const killedDatabase: Row = {
  name: 'killed-database',
  async run(lab) {
    const dataDir = await lab.newFolder()
    const catcher = await openEmailCatcher()
    lab.later(() => catcher.close())
    const shop = await startShop(lab.nextPort(), { DATA_DIR: dataDir, SMTP_URL: catcher.url })
    lab.later(() => shop.stop())
    const url = (await findEmbeddedServer(dataDir))?.url ?? ''
    const first = openDatabase(url)
    const product = await addProductToBuy(first, null)
    await first.$client.end()

    const kills = lab.count(20, 3)
    const away: number[] = []
    const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 6 })
    for (let kill = 1; kill <= kills; kill++) {
      await wait(lab.choose.between(300, 1_500))
      const killed = postgresOf(dataDir)
      const started = performance.now()
      process.kill(killed, 'SIGKILL')
      // Until the shop has noticed, it may still say that it is ready.
      await waitUntil(async () => hasAnother(dataDir, killed))
      await readyAgain(shop.origin, 60_000)
      away.push(Math.round(performance.now() - started))
    }
    await wait(1_000)
    await shoppers.close()

    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const left = await settle(db, 300_000)
    const shownOrders = shoppers.shownOrders()
    const emails = repeatedEmails(catcher.taken)
    const others = Object.keys(shoppers.refusals()).filter((what) => !what.startsWith('503'))
    return {
      tried: kills,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...(shop.child.exitCode === null
          ? []
          : [`the shop ended with ${shop.child.exitCode}: ${shop.output().slice(-600)}`]),
        ...(shownOrders.length > 0 ? [] : ['nobody could buy']),
        ...others.map((what) => `answered with ${what}`),
        ...(others.length > 0 ? Object.keys(shop.faults()) : []),
        ...left,
        ...emails.wrong,
        ...(await findInconsistencies(db)),
      ],
      note: `${shownOrders.length} orders shown, back within ${Math.max(...away)} ms, ${emails.note}`,
    }
  },
}

/** Whether another PostgreSQL runs on the data folder than the one that was killed. */
function hasAnother(dataDir: string, killed: number): boolean {
  try {
    return postgresOf(dataDir) !== killed
  } catch {
    return false
  }
}

/** How long it takes until the shop is ready again. */
export async function readyAgain(origin: string, patienceMs: number): Promise<number> {
  const started = performance.now()
  const visitor = newVisitor()
  await wait(20)
  while (performance.now() - started < patienceMs) {
    const isReady = await visitor.ask(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return Math.round(performance.now() - started)
    await wait(25)
  }
  throw new Error(`The shop was not ready again within ${patienceMs} ms.`)
}
