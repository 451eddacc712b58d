import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#db/open-database.ts'
import { passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { hashToken, newToken } from '#modules/sessions/session-token.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import { sendEvent } from '#test/send-event.ts'
import { signUp } from '../account.ts'
import { newVisitor, openCardPage, payAtSandbox, returnToShop, type Visitor } from '../buyer.ts'
import {
  compareWithShown,
  countOf,
  findInconsistencies,
  makeJobsDue,
  queueJob,
  settle,
  waitUntil,
  watchLeases,
} from '../check-database.ts'
import { openClock } from '../clock.ts'
import { addProductToBuy, type ProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { startShoppers } from '../shoppers.ts'

/** How far off the clock is set, in seconds: an hour and ten minutes either way, a day and an hour ahead, and correct. */
const shifts = [3_600, -3_600, 600, -600, 90_000, 0]
const toleranceSeconds = 300

interface Scene {
  /** The shop whose clock is set, and one whose clock is correct. */
  shifted: ShopProcess
  right: ShopProcess
  db: Db
  product: ProductToBuy
  secret: string
  wrong: (what: string) => void
}

/** The clock of one of two processes is set ahead and back while customers buy; that of the database stays correct. */
export const shiftedClock: Row = {
  name: 'shifted-clock',
  async run(lab) {
    const clock = await openClock(await lab.newFolder())
    if (!clock)
      return {
        tried: 0,
        lost: 0,
        doubled: 0,
        wrong: [],
        note: 'libfaketime is not installed; on Debian it is in the package faketime.',
      }
    const url = await lab.newDatabase()
    const env = async () => ({ DATABASE_URL: url, DATA_DIR: await lab.newFolder() })
    const shifted = await startShop(lab.nextPort(), { ...(await env()), ...clock.env })
    const right = await startShop(lab.nextPort(), await env())
    lab.later(() => right.stop())
    lab.later(() => shifted.stop())
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const violations = new Set<string>()
    const lostLeases = await watchLeases(db)
    const product = await addProductToBuy(db, null)
    const secret = (await openSecrets(db)).sandbox
    const scene: Scene = { shifted, right, db, product, secret, wrong: (what) => violations.add(what) }

    const shoppers = [shifted, right].map(({ origin }) => startShoppers({ origin, product, atOnce: 2 }))
    const shownOrders: string[] = []
    const times = lab.count(4, 1)
    for (let time = 0; time < times; time++) {
      for (const secondsOff of lab.choose.shuffled(shifts)) {
        const before = await beginHere(scene)
        await clock.set(secondsOff)
        shownOrders.push(...(await goOn(scene, before, secondsOff)))
      }
      lab.say(`   ${time + 1} of ${times}`)
    }
    for (const each of shoppers) await each.close()
    await makeJobsDue(db)
    const left = await settle(db, 360_000)
    shownOrders.push(...shoppers.flatMap((each) => each.shownOrders()))
    const odd = shoppers.flatMap((each) => Object.keys(each.refusals()))
    const twice = await lostLeases()
    return {
      tried: times * shifts.length,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [
        ...violations,
        ...odd.map((what) => `a buyer was answered with ${what}`),
        ...(twice === 0 ? [] : [`${twice} jobs were taken up twice`]),
        ...left,
        ...(await findInconsistencies(db)),
      ],
      note: `${shownOrders.length} orders shown`,
    }
  },
}

/** Of as many runs of a job, the process whose clock is off makes at least one, all but surely. */
const releases = 4

interface Before {
  buyer: Visitor
  sessionId: string
  customer: Visitor
  /** A customer who requested as many password reset links as the limit permits. */
  forgetful: string
  resetToken: string
}

/** The state when the clock is set: reserved stock, a session, a password reset link. */
async function beginHere({ shifted, db, product, wrong }: Scene): Promise<Before> {
  const buyer = newVisitor()
  const { sessionId, status } = await openCardPage(buyer, shifted.origin, product)
  if (status !== 200) wrong(`a card page was answered with ${status}`)

  const { visitor: customer, email } = await signUp(shifted.origin)
  const [account] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  const resetToken = newToken('reset')
  await db.insert(passwordResets).values({
    tokenHash: hashToken(resetToken),
    customerId: account?.id ?? '',
    expiresAt: sql`now() + interval '5 minutes'`,
  })
  const forgetful = `nobody-${randomUUID()}@example.com`
  const asked: number[] = []
  for (let time = 0; time < 4; time++) asked.push(await forget(shifted, forgetful))
  if (asked.join() !== '200,200,200,429') wrong(`four password reset links: ${asked}`)
  return { buyer, sessionId, customer, forgetful, resetToken }
}

/** Requests a password reset link; an account gets three an hour. */
async function forget({ origin }: ShopProcess, email: string): Promise<number> {
  return (await newVisitor().call(origin, 'users/forgetPassword', { email })).status
}

/** Everything works as if the clock had not been set. Returns the orders that were shown. */
async function goOn(scene: Scene, before: Before, secondsOff: number): Promise<string[]> {
  const { shifted, right, db, wrong } = scene
  const { buyer, sessionId, customer, forgetful, resetToken } = before
  // Either process may run it.
  for (let run = 0; run < releases; run++) await sweep(db, 'releaseReservations')
  await sweep(db, 'sweepSessions')
  const held = sql`select count(*) from reservations r join checkout_sessions s on s.id = r.session_id
    where s.provider_session_id = ${sessionId} and r.state = 'held'`
  if ((await countOf(db, held)) !== 1) wrong(`units were released at ${secondsOff} s`)

  for (const { origin } of [shifted, right]) {
    const { status } = await customer.call(origin, 'orders/ordersHistory', {})
    if (status !== 200) wrong(`a logged-in customer got ${status} at ${secondsOff} s`)
  }
  if ((await forget(shifted, forgetful)) !== 429) wrong(`a rate limit was reset at ${secondsOff} s`)
  const password = 'another long enough password'
  const next = { password, confirmPassword: password, token: resetToken }
  const reset = await newVisitor().call(shifted.origin, 'users/resetPassword', next, 'PUT')
  if (reset.status !== 200) wrong(`a password reset link got ${reset.status} at ${secondsOff} s`)

  await payAtSandbox(buyer, shifted.origin, sessionId)
  await tellBoth(scene, sessionId, secondsOff)
  const number = await returnToShop(buyer, shifted.origin, sessionId)
  if (!number) wrong(`a paid session was not confirmed at ${secondsOff} s`)
  return number ? [number] : []
}

/** A webhook signed at the true time: refused where the clock is far off, accepted by the process that gets the retry. */
async function tellBoth({ shifted, right, db, secret, wrong }: Scene, sessionId: string, secondsOff: number) {
  const [event] = await db.select().from(sandboxEvents).where(eq(sandboxEvents.sessionId, sessionId))
  if (!event) return wrong('the sandbox has no event to send')
  const expected = Math.abs(secondsOff) > toleranceSeconds ? 400 : 200
  const statuses = [await sendEvent(shifted.origin, secret, event), await sendEvent(right.origin, secret, event)]
  if (statuses.join() !== [expected, 200].join()) wrong(`webhooks got ${statuses.join(' and ')} at ${secondsOff} s`)
}

async function sweep(db: Db, name: 'releaseReservations' | 'sweepSessions'): Promise<void> {
  await queueJob(db, name)
  await waitUntil(async () => {
    const waiting = sql`select count(*) from jobs.job where name = ${name} and state in ('created', 'active')`
    return (await countOf(db, waiting)) === 0
  })
}
