import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open-database.ts'
import { compareWithShown, findInconsistencies, settle, watchLeases } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Lab, Row } from '../row.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'
import { watchResponses } from '../watch-responses.ts'

const shortMs = 2_000
const longMs = 7_000
/** Longer than a process may be silent before another takes over its jobs. */
const lostMs = 45_000
const crowdedMs = 50

/** The event loop of one of two processes is blocked for seconds, while customers buy and many requests arrive. */
export const blockedLoop: Row = {
  name: 'blocked-loop',
  async run(lab) {
    const url = await lab.newDatabase()
    const env = async () => ({ DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    const { shop: blocked, block } = await startBlockable(lab, await env())
    const other = await startShop(lab.nextPort(), await env())
    lab.later(() => other.stop())
    lab.later(() => blocked.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const lostLeases = await watchLeases(db)
    const product = await addProductToBuy(db, null)

    const shoppers = [blocked, other].map(({ origin }) => startShoppers({ origin, product, atOnce: 3 }))
    const watches = [blocked, other].map(({ origin }) => watchResponses(origin))
    const wrong: string[] = []
    const times = lab.count(20, 3)
    const lateMs: number[] = []
    let busy = 0
    for (let time = 1; time <= times; time++) {
      await wait(lab.choose.between(500, 2_000))
      const ms = time % 3 === 0 ? longMs : shortMs
      await block(ms)
      const crowd = watchResponses(blocked.origin, crowdedMs)
      await hear(blocked)
      await crowd.close()
      wrong.push(...crowd.violations())
      lateMs.push(crowd.slowestCallMs() - ms)
      busy += crowd.busy()
      if (time % 5 === 0) lab.say(`   ${time} of ${times}`)
    }
    for (const watch of watches) {
      await watch.close()
      wrong.push(...watch.violations())
    }
    const twice = await lostLeases()
    if (twice > 0) wrong.push(`${twice} jobs ran twice`)

    await block(lostMs)
    await wait(lostMs)
    await hear(blocked)
    for (const each of shoppers) await each.close()
    const left = await settle(db, 120_000)
    const shownOrders = shoppers.flatMap((each) => each.shownOrders())
    const odd = shoppers.flatMap((each) => Object.keys(each.refusals())).filter((what) => !what.startsWith('503'))
    return {
      tried: times + 1,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...new Set(wrong),
        ...odd.map((what) => `a buyer was answered with ${what}`),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${shownOrders.length} orders shown, ${busy} times "busy", slowest call ${Math.max(...lateMs)} ms after a block, ${(await lostLeases()) - twice} jobs taken up elsewhere in the longest`,
    }
  },
}

/** A shop whose event loop can be blocked: `block` does so for this many milliseconds. */
async function startBlockable(lab: Lab, env: Record<string, string>) {
  const file = join(await lab.newFolder(), 'for')
  const NODE_OPTIONS = `--import=${resolve('faults/block-loop.ts')}`
  const shop = await startShop(lab.nextPort(), { ...env, NODE_OPTIONS, BLOCK_FOR: file })
  const block = async (ms: number) => {
    await writeFile(file, String(ms))
    shop.child.kill('SIGUSR2')
  }
  return { shop, block }
}

/** Waits until the shop reports that it is healthy. */
async function hear({ origin }: ShopProcess): Promise<void> {
  await (await fetch(`${origin}/readyz`)).arrayBuffer()
}
