import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { type Failpoint, failpoints } from '#failpoints/reach.ts'
import { type AtStart, acts } from '../acts.ts'
import {
  compareWithShown,
  countOf,
  findInconsistencies,
  makeJobsDue,
  queueJob,
  settle,
  waitUntil,
} from '../check-database.ts'
import { openEmailCatcher } from '../email-catcher.ts'
import { type Trial, type Way, ways, waysAtStart } from '../lives.ts'
import { addProductToBuy, addSizedProduct } from '../products.ts'
import type { Lab, Row } from '../row.ts'
import { failpointsBuild, startShop } from '../shop-process.ts'
import { offerUnpaidMethods } from '../unpaid.ts'
import { signedIn } from './cancel-or-ship.ts'

/** This many shops run in parallel, each with a database, a folder and a share of the failpoints. */
const shopsInParallel = 3

/** Every failpoint crashes, fails, pauses and delays, this many times each, with the database checked each time. */
export const failpointsRow: Row = {
  name: 'failpoints',
  async run(lab) {
    const times = lab.count(20, 2)
    const catcher = await openEmailCatcher()
    lab.later(() => catcher.close())
    const places = failpoints.filter((at) => lab.failpoints?.includes(at) ?? true)
    const chosen = places.length
    const work = Array.from({ length: shopsInParallel }, () => tryFailpoints(lab, { places, times, catcher }))
    const found = await Promise.all(work)
    const sum = (of: (each: (typeof found)[number]) => number) => found.reduce((total, each) => total + of(each), 0)
    return {
      tried: sum(({ tried }) => tried),
      lost: sum(({ lost }) => lost),
      doubled: sum(({ doubled }) => doubled),
      wrong: [...leftInProduct(), ...found.flatMap(({ violations }) => violations)],
      note: `${chosen} failpoints, each action ${times} times or more, ${sum(({ shownOrders }) => shownOrders.length)} orders shown, ${sum(({ emails }) => emails)} emails, ${sum(({ again }) => again)} of them brought again under their id`,
    }
  },
}

interface Work {
  /** The failpoints left to try; each shop takes the next when it is free. */
  places: Failpoint[]
  times: number
  catcher: Awaited<ReturnType<typeof openEmailCatcher>>
}

async function tryFailpoints(lab: Lab, { places, times, catcher }: Work) {
  const env = { DATABASE_URL: await lab.newDatabase(), DATA_DIR: await lab.newFolder(), SMTP_URL: catcher.url }
  const db = openDatabase(env.DATABASE_URL)
  lab.later(() => db.$client.end())
  const first = await startShop(lab.nextPort(), env, failpointsBuild)
  const stage = {
    ...{ db, product: await addProductToBuy(db, null), sized: await addSizedProduct(db) },
    owner: await signedIn(first.origin),
  }
  await offerUnpaidMethods(first.origin, stage.owner)
  await first.stop()

  const checks = openChecks(lab, db)
  let tried = 0
  for (let at = places.shift(); at; at = places.shift()) {
    const name = at
    const early = isAtStart(name)
    const act: Trial['act'] = async (origin) => early || acts[name]({ ...stage, ...checks, origin })
    const counts = await tryFailpoint(
      { lab, at, act, times, env: early ? await envAtStart(lab, name) : env, settle: () => settleAlone(lab, env, db) },
      checks,
    )
    lab.say(
      `   ${at}: ${Object.entries(counts).map((each) => each.join(' '))}; ${checks.shownOrders.length} orders shown`,
    )
    for (const count of Object.values(counts)) tried += count
  }

  const last = await startShop(lab.nextPort(), env, failpointsBuild)
  lab.later(() => last.stop())
  for (const left of await settle(db, 420_000)) checks.wrong(left)
  for (const left of await expireEverything(db)) checks.wrong(left)
  for (const left of await settle(db, 420_000)) checks.wrong(left)
  await checks.look('the last settling')
  const written = await db.select({ id: emails.id, kind: emails.kind, state: emails.state }).from(emails)
  const timesTaken = ({ id }: { id: string }) => catcher.taken.filter(({ messageId }) => messageId.includes(id)).length
  const missing = written.filter((each) => timesTaken(each) === 0)
  for (const { kind, state } of missing) lab.say(`   an email did not arrive: ${kind}, ${state}`)
  const { lost, doubled } = await compareWithShown(db, checks.shownOrders)
  const acknowledged = await checks.compareAcknowledged()
  return {
    tried,
    lost: lost + acknowledged.lost + missing.length,
    doubled: doubled + acknowledged.doubled,
    violations: checks.violations,
    shownOrders: checks.shownOrders,
    emails: written.length,
    again: written.filter((each) => timesTaken(each) > 1).length,
  }
}

/** A shop that reaches no failpoint does what is left to do. */
async function settleAlone(lab: Lab, env: Record<string, string>, db: Db): Promise<void> {
  const shop = await startShop(lab.nextPort(), env, failpointsBuild)
  await waitUntil(async () => {
    await makeJobsDue(db)
    return (await countOf(db, sql`select count(*) from payment_events where handled_at is null`)) === 0
  })
  await settle(db, 30_000)
  await shop.stop()
}

/** Runs a failpoint with every action; returns how often each action reached it. */
async function tryFailpoint(place: Omit<Trial, 'look' | 'wrong'>, checks: Checks): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, way] of Object.entries<Way>(isAtStart(place.at) ? waysAtStart : ways)) {
    const here = `${place.at}=${name}`
    const wrong = (what: string) => checks.wrong(`${here}: ${what}`)
    counts[name] = await way({ ...place, wrong, look: () => checks.look(here) }).catch((error) => {
      wrong(String(error).slice(0, 600))
      return 0
    })
    if (counts[name] < place.times) wrong(`reached ${counts[name]} times, not ${place.times}`)
  }
  return counts
}

type Checks = ReturnType<typeof openChecks>

/** Checks the database repeatedly; each violation is reported once, with where it was first seen. */
function openChecks(lab: Lab, db: Db) {
  const shownOrders: string[] = []
  const acknowledged = new Map<string, SQL>()
  const violations: string[] = []
  const known = new Set<string>()
  const wrong = (what: string) => {
    if (!violations.includes(what)) lab.say(`   wrong: ${what}`)
    violations.push(what)
  }
  return {
    shownOrders,
    violations,
    wrong,
    tell: (number: string) => void shownOrders.push(number),
    acknowledge: (what: string, count: SQL) => void acknowledged.set(what, count),
    /** Those things that were acknowledged and are missing, and those that happened twice. */
    async compareAcknowledged() {
      const ends = { lost: 0, doubled: 0 }
      for (const [what, query] of acknowledged) {
        const count = await countOf(db, query)
        if (count === 1) continue
        ends[count === 0 ? 'lost' : 'doubled']++
        lab.say(`   ${what}: ${count} times`)
      }
      return ends
    },
    async look(after: string) {
      const { lost, doubled } = await compareWithShown(db, [...shownOrders])
      const found = [...(await findInconsistencies(db)), `${lost} lost`, `${doubled} doubled`]
      for (const each of found.filter((what) => !/^0 /.test(what) && !known.has(what))) {
        known.add(each)
        wrong(`after ${after}: ${each}`)
      }
    },
  }
}

function isAtStart(at: Failpoint): at is AtStart {
  return !(at in acts)
}

/** The lock belongs to the embedded database; the database that is migrated is empty. */
async function envAtStart(lab: Lab, at: AtStart): Promise<Record<string, string>> {
  const DATA_DIR = await lab.newFolder()
  return at === 'boot.afterLock' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await lab.newDatabase() }
}

/** Half an hour and a day pass: reserved stock is released, and unused images are deleted. */
async function expireEverything(db: Db): Promise<string[]> {
  await db.execute(sql`update checkout_sessions set expires_at = now() where status in ('opening', 'open', 'awaiting')`)
  // The banks decline every debit that still waits.
  await db.execute(sql`insert into sandbox_switches (name) values ('debit-fails') on conflict do nothing`)
  await db.execute(
    sql`update sandbox_sessions set processing_at = now() - interval '1 hour' where status = 'processing'`,
  )
  await db.execute(sql`update review_photos set created_at = now() - interval '2 days'`)
  const left = {
    'units are reserved by expired checkouts': sql`select count(*) from reservations where state = 'held'`,
    'images are kept that nobody took': sql`select count(*) from review_photos`,
  }
  await queueJob(db, 'sweepUploads')
  const isGone = await waitUntil(async () => {
    await queueJob(db, 'releaseReservations')
    return (await Promise.all(Object.values(left).map((query) => countOf(db, query)))).every((count) => count === 0)
  }, 120_000)
  return isGone ? [] : Object.keys(left)
}

/** The product build contains no failpoints. */
function leftInProduct(): string[] {
  const folder = join('build', 'server')
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  return scripts
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes('Failpoint '))
    .map((name) => `${name} of the product build holds failpoints`)
}
