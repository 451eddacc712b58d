import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#db/open-database.ts'
import { servingProcesses } from '#test/serving-processes.ts'
import { countTimeouts, newVisitor } from '../buyer.ts'
import { compareWithShown, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

const connectionsAtOnce = 12
const stalledMs = 1_000
/** The pause before a process is replaced grows to half a minute, and the machine may be slow. */
const maxReplacingMs = 120_000

/**
 * One of two processes that share a port stalls and is killed while customers buy and connections arrive: everyone is
 * answered or cut off at once, and the process is replaced.
 */
export const killedProcess: Row = {
  name: 'killed-process',
  async run(lab) {
    const url = await lab.newDatabase()
    const shop = await startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder(), PROCESSES: '2' })
    lab.later(() => shop.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const product = await addProductToBuy(db, null)
    // It is never killed, so that someone serves while the other one is replaced.
    const [survivor = 0] = await servingProcesses(shop.child.pid)

    const wrong: string[] = []
    const statuses: number[] = []
    const timeoutsBefore = countTimeouts()
    const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 6 })
    const kills = lab.count(10, 3)
    for (let kill = 1; kill <= kills; kill++) {
      await shoppers.sell(lab.choose.between(2, 4))
      const answers = await killOther(shop, survivor)
      if (!answers) wrong.push('the process that was killed was not replaced')
      statuses.push(...(answers ?? []))
    }
    await shoppers.sell(lab.count(20, 5))
    await shoppers.close()

    const timeouts = countTimeouts() - timeoutsBefore
    if (timeouts > 0) wrong.push(`${timeouts} requests got no response until their client gave up`)
    const odd = [...new Set(statuses)].filter((status) => ![cutOff, 200, 503].includes(status))
    const refused = Object.keys(shoppers.refusals()).filter((what) => !what.startsWith('503'))
    wrong.push(...[...odd, ...refused].map((what) => `answered with ${what}`))
    // A job of a process that was killed is restarted within half a minute, or when it expires.
    wrong.push(...(await settle(db, 300_000)), ...(await findInconsistencies(db)))
    const shownOrders = shoppers.shownOrders()
    const cutOffs = statuses.filter((status) => status === cutOff).length
    return {
      tried: kills,
      ...(await compareWithShown(db, shownOrders)),
      wrong,
      note: `${shownOrders.length} orders shown, ${shoppers.broken().length} tries cut off, and ${cutOffs} of ${statuses.length} connections that arrived at a kill`,
    }
  },
}

/** Kills the other process as soon as it serves; returns how connections that arrived meanwhile ended, null if it never serves. */
async function killOther({ child, origin }: ShopProcess, survivor: number): Promise<number[] | null> {
  for (const until = performance.now() + maxReplacingMs; performance.now() < until; await wait(500)) {
    const pid = (await servingProcesses(child.pid)).find((each) => each !== survivor)
    const asked = pid ? await stall(pid, origin) : null
    if (!pid || !asked) continue
    process.kill(pid, 'SIGKILL')
    return Promise.all(asked)
  }
  return null
}

/** Stalls a process while connections arrive; returns how they will end, or null if it does not serve yet. */
async function stall(pid: number, origin: string): Promise<Promise<number>[] | null> {
  process.kill(pid, 'SIGSTOP')
  let ended = 0
  const asked = Array.from({ length: connectionsAtOnce }, () => askOnce(origin).finally(() => ended++))
  await wait(stalledMs)
  if (ended < connectionsAtOnce) return asked
  process.kill(pid, 'SIGCONT')
  return null
}

const cutOff = 0

/** Sends a request over a connection of its own; returns the status, or that the connection was cut off. */
async function askOnce(origin: string): Promise<number> {
  try {
    const response = await newVisitor().ask(`${origin}/healthz`, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    return response.status
  } catch {
    return cutOff
  }
}
