import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { type Db, openDatabase } from '#db/open-database.ts'
import { type Failpoint, failpoints } from '#failpoints/reach.ts'
import { compareWithTold, settle, wrongsInBooks } from '../books.ts'
import { liveADay } from '../day.ts'
import { type ProductToBuy, putOnShelf } from '../goods.ts'
import type { Row } from '../row.ts'
import { failpointsBuild as entry, spawnShop, startShop } from '../shop-process.ts'

const modes = ['kill:1', 'throw:2', 'delay:700'] as const
/** These are passed before the shop is open. */
const atStart: readonly Failpoint[] = ['boot.afterLock', 'migrate.mid']

/** Every named place made to kill, fail and dawdle, with a day in the shop each time. */
export const failpointsRow: Row = {
  name: 'failpoints',
  async run(lab) {
    const dataDir = await lab.newFolder()
    const told: string[] = []
    const wrong: string[] = leftInProduct()
    let product: ProductToBuy | null = null
    let tried = 0
    const times = lab.count(3, 1)
    const cases = Array.from({ length: times }, () => failpoints.flatMap((at) => modes.map((mode) => ({ at, mode }))))

    for (const { at, mode } of cases.flat()) {
      tried++
      const port = lab.nextPort()
      const setting = { DATA_DIR: dataDir, FAILPOINTS: `${at}=${mode}` }
      const said = atStart.includes(at)
        ? await startOnly(port, setting, mode)
        : await oneDay(port, setting, async (origin, db) => {
            product ??= await putOnShelf(db, null)
            for (const each of await liveADay(origin, db, product)) {
              if (each.end === 'ordered') told.push(each.orderNumber)
            }
          })
      if (!said.includes(`Failpoint ${at} was reached`))
        wrong.push(`${at} was not reached (${mode}): ${said.slice(-200)}`)
      const found = await lookAtBooks(dataDir)
      wrong.push(...found.map((each) => `after ${at}=${mode}: ${each}`))
      for (const each of found) lab.say(`   after ${at}=${mode}: ${each}`)
      if (tried % 10 === 0) lab.say(`   ${tried} of ${cases.flat().length}, ${told.length} orders shown`)
    }

    const last = await startShop(lab.nextPort(), { DATA_DIR: dataDir }, entry)
    lab.later(() => last.stop())
    const db = openDatabase((await findEmbeddedServer(dataDir))?.url ?? '')
    lab.later(() => db.$client.end())
    const left = await settle(db, 420_000)
    return {
      tried,
      ...(await compareWithTold(db, told)),
      wrong: [...wrong, ...left, ...(await wrongsInBooks(db))],
      note: `${failpoints.length} places × ${modes.length} ways × ${times}, ${told.length} orders shown`,
    }
  },
}

type Setting = { DATA_DIR: string; FAILPOINTS: string }

/** A start that does not come to its end, or late; the next one has to. */
async function startOnly(port: number, setting: Setting, mode: (typeof modes)[number]): Promise<string> {
  if (mode.startsWith('delay')) return oneDay(port, setting, async () => {})
  const { child, ended, said } = spawnShop(port, setting, entry)
  const code = await ended
  if (code === 0) throw new Error(`The shop closed as if nothing had happened:\n${said()}`)
  if (mode.startsWith('throw') && child.exitCode !== 1) throw new Error(`The shop ended with ${code}:\n${said()}`)
  return said()
}

async function oneDay(port: number, setting: Setting, live: (origin: string, db: Db) => Promise<void>) {
  const at = /^[\w.]+/.exec(setting.FAILPOINTS)?.[0]
  const shop = await startShop(port, setting, entry).catch((error: unknown) => String(error))
  // Jobs of the day before may reach the point before the shop says that it is open.
  if (typeof shop === 'string') {
    if (shop.includes(`Failpoint ${at} was reached`)) return shop
    throw new Error(shop)
  }
  const db = openDatabase((await findEmbeddedServer(setting.DATA_DIR))?.url ?? '')
  try {
    await live(shop.origin, db)
    // What jobs and messages meet comes a moment later.
    for (let looked = 0; looked < 60 && !shop.said().includes(`Failpoint ${at}`); looked++) await wait(100)
  } finally {
    await db.$client.end()
    if (shop.child.exitCode === null && shop.child.signalCode === null) await shop.stop()
  }
  return shop.said()
}

/** What never may be wrong, however the shop ended. */
async function lookAtBooks(dataDir: string): Promise<string[]> {
  const server = await startEmbeddedServer({ dataDir })
  const db = openDatabase(server.url)
  try {
    const { rows } = await db.execute("select to_regclass('public.orders') is not null as is_made")
    return rows[0]?.is_made ? await wrongsInBooks(db) : []
  } finally {
    await db.$client.end()
    await server.stop()
  }
}

/** The product build knows none of this. */
function leftInProduct(): string[] {
  const folder = join('build', 'server')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  return scripts
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('Failpoint '))
    .map((name) => `${name} of the product build holds failpoints`)
}
