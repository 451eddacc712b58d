import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#db/open-database.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { discountTerms } from '#test/discount-terms.ts'
import { newVisitor, openCardPage, payAtSandbox, returnToShop, type Visitor } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, queueJob, settle, waitUntil } from '../check-database.ts'
import { addProductToBuy, type ProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { startShop } from '../shop-process.ts'
import { signedIn } from './cancel-or-ship.ts'

const code = 'RUSH'

/** Many buyers at once for the uses of a code, over three processes; some card pages expire, and others rush for their uses. */
export const codeRush: Row = {
  name: 'code-rush',
  async run(lab) {
    const url = await lab.newDatabase()
    const shops = await Promise.all(
      [1, 2, 3].map(async () => startShop(lab.nextPort(), { DATABASE_URL: url, DATA_DIR: await lab.newFolder() })),
    )
    for (const shop of shops) lab.later(() => shop.stop())
    const origins = shops.map(({ origin }) => origin)
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const [tried, uses] = [lab.count(300, 60), lab.count(50, 10)]
    const stage: Stage = { db, origins, product: await addProductToBuy(db, null) }
    const owner = await signedIn(origins[0] ?? '')
    const made = await owner.call(origins[0] ?? '', 'discounts/addDiscount', discountTerms({ code, maxUses: uses }))

    const first = await rush(stage, tried)
    const left = lab.choose.shuffled(first.opened).slice(0, uses / 5)
    const isGivenBack = await expire(db, left)
    const second = await rush(stage, tried - uses)
    const paid = [...first.opened.filter((each) => !left.includes(each)), ...second.opened]
    const numbers = await Promise.all(paid.map(({ visitor, origin, sessionId }) => pay(visitor, origin, sessionId)))
    const pending = await settle(db, 60_000)

    const used = await countOf(db, sql`select count(*) from discount_redemptions where state = 'redeemed'`)
    const counted = await countOf(db, sql`select uses_taken as count from discounts`)
    const cheaper = await countOf(db, sql`select count(*) from orders where discount_cents > 0`)
    const compared = await compareWithShown(
      db,
      numbers.flatMap((number) => number ?? []),
    )
    const wrong = (isSo: boolean, what: string) => (isSo ? [] : [what])
    return {
      tried,
      lost: compared.lost + Math.max(0, uses - used),
      doubled: compared.doubled + Math.max(0, used - uses),
      wrong: [
        ...wrong(made.status === 200, `the code was not made: ${JSON.stringify(made.body)}`),
        ...wrong(first.opened.length === uses, `${first.opened.length} of ${tried} got one of ${uses} uses`),
        ...wrong(isGivenBack, 'uses of expired card pages were not given back within a minute'),
        ...wrong(second.opened.length === left.length, `${second.opened.length} got one of ${left.length} uses`),
        ...wrong(cheaper === uses && counted === uses, `${cheaper} orders at a discount, ${counted} uses counted`),
        ...new Set([...first.odd, ...second.odd]),
        ...pending,
        ...(await findInconsistencies(db)),
      ],
      note: `${used} of ${uses} uses ordered with, ${left.length} of them after they were given back`,
    }
  },
}

interface Stage {
  db: Db
  origins: readonly string[]
  product: ProductToBuy
}

interface Opened {
  visitor: Visitor
  origin: string
  sessionId: string
}

/** This many open the card page with the code at once: some do, the others are told that it is used up. */
async function rush({ origins, product }: Stage, buyers: number): Promise<{ opened: Opened[]; odd: string[] }> {
  const ends = await Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const visitor = newVisitor()
      const origin = origins[at % origins.length] ?? ''
      return { visitor, origin, ...(await openWithRetries(visitor, origin, product)) }
    }),
  )
  const odd = ends.filter(
    ({ status, message }) => status !== 200 && !(status === 409 && message === apiDiscountsMessages.usedUp(code)),
  )
  return {
    opened: ends.filter(({ status }) => status === 200),
    odd: odd.map(({ status, message }) => `${status} ${message}`),
  }
}

/** Opens the card page, again for a while as long as the shop says that it is busy. */
async function openWithRetries(visitor: Visitor, origin: string, product: ProductToBuy) {
  for (let tries = 1; ; tries++) {
    const opened = await openCardPage(visitor, origin, product, { codes: [code] })
    if (opened.status !== 503 || tries === 20) return opened
    await wait(2_000)
  }
}

/** The time of card pages runs out; true once what they held is given back. */
async function expire(db: Db, left: readonly Opened[]): Promise<boolean> {
  const ids = sql.param(left.map(({ sessionId }) => sessionId))
  await db.execute(sql`update checkout_sessions set expires_at = now() where provider_session_id = any(${ids}::text[])`)
  return waitUntil(async () => {
    await queueJob(db, 'releaseReservations')
    const released = sql`select count(*) from discount_redemptions where state = 'released'`
    return (await countOf(db, released)) === left.length
  }, 60_000)
}

/** Pays and returns, again where nobody answered; returns the number of the order. */
async function pay(visitor: Visitor, origin: string, sessionId: string): Promise<string | null> {
  if (!(await payAtSandbox(visitor, origin, sessionId))) await payAtSandbox(visitor, origin, sessionId)
  return (await returnToShop(visitor, origin, sessionId)) ?? (await returnToShop(visitor, origin, sessionId))
}
