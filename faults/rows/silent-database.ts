import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { serverProcesses } from '#db/embedded/server-processes.ts'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { openDatabase } from '#db/open-database.ts'
import { compareWithShown, findInconsistencies, settle } from '../check-database.ts'
import { addProductToBuy } from '../products.ts'
import type { Lab, Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'
import { watchResponses } from '../watch-responses.ts'
import { readyAgain } from './killed-database.ts'

interface Fault {
  /** Causes the failure, lets it last, and ends it; the shop must recover after that. */
  run(server: { url: string; folder: string; pid: number }): Promise<void>
}

/** A shop on a PostgreSQL of its own that fails: reported at once, recovers by itself, nothing duplicated. */
function rowOf(name: string, fault: Fault, times: { full: number; quick: number }): Row {
  return {
    name,
    async run(lab: Lab) {
      const home = await lab.newFolder()
      const server = await startEmbeddedServer({ dataDir: home })
      lab.later(() => server.stop())
      const shop = await startShop(lab.nextPort(), { DATABASE_URL: server.url, DATA_DIR: await lab.newFolder() })
      lab.later(() => shop.stop())
      const first = openDatabase(server.url)
      const product = await addProductToBuy(first, null)
      await first.$client.end()

      const tried = lab.count(times.full, times.quick)
      const back: number[] = []
      const shoppers = startShoppers({ origin: shop.origin, product, atOnce: 4 })
      const watch = watchResponses(shop.origin)
      for (let time = 1; time <= tried; time++) {
        await wait(lab.choose.between(500, 1_500))
        await fault.run({ url: server.url, pid: server.pid, folder: join(home, 'postgres') })
        back.push(await readyAgain(shop.origin, 60_000))
      }
      await wait(1_000)
      await shoppers.close()
      await watch.close()

      const db = openDatabase(server.url)
      lab.later(() => db.$client.end())
      const left = await settle(db, 300_000)
      const shownOrders = shoppers.shownOrders()
      const others = Object.keys(shoppers.refusals()).filter((what) => !what.startsWith('503'))
      return {
        tried,
        ...(await compareWithShown(db, shownOrders)),
        wrong: [
          ...(shop.child.exitCode === null ? [] : [`the shop ended with ${shop.child.exitCode}`]),
          ...watch.violations(),
          ...others.map((what) => `a buyer was answered with ${what}`),
          ...(others.length > 0 ? Object.keys(shop.faults()) : []),
          ...left,
          ...(await findInconsistencies(db)),
        ],
        note: `${shownOrders.length} orders shown, ${watch.busy()} times "busy", slowest answer ${watch.slowestMs()} ms, back within ${Math.max(...back)} ms`,
      }
    },
  }
}

export const restartedDatabase = rowOf(
  'restarted-database',
  // A fast shutdown, as by an operator; the suite restarts its server by itself.
  { run: async ({ pid }) => void process.kill(pid, 'SIGINT') },
  { full: 20, quick: 2 },
)

const pauseMs = 20_000

export const silentDatabase = rowOf(
  'silent-database',
  {
    async run({ folder }) {
      const paused = serverProcesses(folder)
      for (const pid of paused) process.kill(pid, 'SIGSTOP')
      await wait(pauseMs)
      for (const pid of paused) process.kill(pid, 'SIGCONT')
    },
  },
  { full: 3, quick: 1 },
)

const hoardMs = 8_000

export const exhaustedDatabase = rowOf(
  'exhausted-database',
  {
    async run({ url }) {
      const hoard: pg.Client[] = []
      const cutOff = new pg.Client({ connectionString: url })
      await cutOff.connect()
      await cutOff.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine'")
      await cutOff.end()
      const until = performance.now() + hoardMs
      while (performance.now() < until) {
        const client = new pg.Client({ connectionString: url })
        client.on('error', () => {})
        await client.connect().then(
          () => hoard.push(client),
          () => wait(20),
        )
      }
      await Promise.all(hoard.map((client) => client.end()))
    },
  },
  { full: 5, quick: 1 },
)
