import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#db/open-database.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { settleDebit } from '#sandbox/settle-debits.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import { sendEvent } from '#test/send-event.ts'
import { newVisitor, openCardPage, payAtSandbox, returnToShop } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, queueJob, settle, waitUntil } from '../check-database.ts'
import { addProductToBuy, type ProductToBuy } from '../products.ts'
import type { Lab, Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { cancelUnpaid, markPaid, offerUnpaidMethods, orderByTransfer, pendingIdOf } from '../unpaid.ts'
import { signedIn } from './cancel-or-ship.ts'

const copies = 3

/** Orders that await their payment are paid, canceled and released at once, told about again and again, and interrupted. */
export const awaitedPayments: Row = {
  name: 'awaited-payments',
  async run(lab) {
    const env = { DATABASE_URL: await lab.newDatabase(), DATA_DIR: await lab.newFolder() }
    const ports = [lab.nextPort(), lab.nextPort()] as const
    const first = await startShop(ports[0], env)
    lab.later(() => first.stop())
    let second = await startShop(ports[1], { ...env, DATA_DIR: await lab.newFolder() })
    lab.later(() => second.stop())
    const db = openDatabase(env.DATABASE_URL)
    lab.later(() => db.$client.end())
    const owner = await signedIn(first.origin)
    await offerUnpaidMethods(first.origin, owner)
    const stage: Stage = {
      lab,
      db,
      product: await addProductToBuy(db, null),
      owner,
      origins: [first.origin, second.origin],
    }

    const shown: string[] = []
    const rounds = lab.count(10, 2)
    const eachRound = lab.count(12, 6)
    for (let round = 0; round < rounds; round++) {
      const work = Promise.all(
        Array.from({ length: eachRound }, (_, at) => (at % 2 ? debit(stage, shown) : transfer(stage, shown))),
      )
      if (round % 2 === 1) {
        await second.kill()
        second = await startShop(ports[1], { ...env, DATA_DIR: await lab.newFolder() })
      }
      await work
    }
    const left = await endAll(stage)
    return {
      tried: rounds * eachRound,
      ...(await compareWithShown(db, shown)),
      wrong: [...left, ...(await findInconsistencies(db))],
      note: `${shown.length} orders shown, ${await countOf(db, sql`select count(*) from pending_orders where state <> 'paid'`)} released`,
    }
  },
}

interface Stage {
  lab: Lab
  db: Db
  product: ProductToBuy
  owner: Awaited<ReturnType<typeof signedIn>>
  origins: readonly [string, string]
}

/** An order by bank transfer is paid, canceled and over its time at the same moment. */
async function transfer({ lab, db, product, owner, origins }: Stage, shown: string[]): Promise<void> {
  const unpaid = await orderByTransfer(origins[0], product).catch(() => null)
  if (!unpaid) return
  const id = await pendingIdOf(db, unpaid)
  const pay = async (origin: string) => {
    if ((await markPaid(origin, owner, id).catch(() => 0)) === 200) shown.push(unpaid.orderNumber)
  }
  const acts = [
    () => pay(origins[0]),
    () => pay(origins[1]),
    () => cancelUnpaid(origins[1], owner, id).catch(() => 0),
    async () => {
      await db.execute(sql`update checkout_sessions set expires_at = now() where id = ${id} and status = 'awaiting'`)
      await queueJob(db, 'releaseReservations')
    },
  ]
  await Promise.all(lab.choose.shuffled(acts).map((act) => act()))
}

/** An order by bank debit is decided about while its events arrive three times in any order and its buyer returns. */
async function debit({ lab, db, product, origins }: Stage, shown: string[]): Promise<void> {
  const visitor = newVisitor()
  const { sessionId } = await openCardPage(visitor, origins[0], product).catch(() => ({ sessionId: '' }))
  if (
    sessionId === '' ||
    !(await payAtSandbox(visitor, origins[0], sessionId, { way: 'bank_debit' }).catch(() => false))
  )
    return
  await settleDebit(db, sessionId, lab.choose.between(0, 1) === 1)
  const secret = (await openSecrets(db)).sandbox
  const events = (await db.select().from(sandboxEvents)).filter((event) => event.sessionId === sessionId)
  const acts = events.flatMap((event) =>
    Array.from({ length: copies }, (_, at) => () => sendEvent(origins[at % 2 ? 1 : 0], secret, event).catch(() => 0)),
  )
  const back = async () => {
    const number = await returnToShop(visitor, origins[0], sessionId).catch(() => null)
    if (number) shown.push(number)
    return 0
  }
  await Promise.all(lab.choose.shuffled([...acts, back]).map((act) => act()))
}

/** Time runs out for whatever still awaits its payment; returns what is left of it. */
async function endAll({ db }: Stage): Promise<string[]> {
  const left = await settle(db, 120_000)
  await db.execute(sql`update checkout_sessions set expires_at = now() where status in ('opening', 'open', 'awaiting')`)
  const isGone = await waitUntil(async () => {
    await queueJob(db, 'releaseReservations')
    await queueJob(db, 'checkAwaitedPayments')
    return (await countOf(db, sql`select count(*) from reservations where state = 'held'`)) === 0
  }, 120_000)
  return [...left, ...(isGone ? [] : ['units are still reserved'])]
}
