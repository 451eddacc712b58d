import { eq, sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { openStripeDouble, type StripeDouble } from '#test/stripe/open-double.ts'
import { expectSoundLedger } from '#test/stripe/sound-ledger.ts'
import { newVisitor, openCardPage, returnToShop, type Visitor } from '../buyer.ts'
import { compareWithShown, countOf, findInconsistencies, makeJobsDue, settle, waitUntil } from '../check-database.ts'
import { addProductToBuy, type ProductToBuy } from '../products.ts'
import type { Row } from '../row.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import { signedIn } from './cancel-or-ship.ts'

interface Scene {
  shop: ShopProcess
  double: StripeDouble
  db: Db
  owner: Pick<Visitor, 'call'>
  product: ProductToBuy
  wrong: (what: string) => void
}

/** A payment provider that fails, delays, closes connections and sends garbage; no payment is lost or refunded twice. */
export const brokenProvider: Row = {
  name: 'broken-sandbox',
  async run(lab) {
    const url = await lab.newDatabase()
    const double = await openStripeDouble({ seed: lab.choose.below(2 ** 31) })
    lab.later(() => double.close())
    const shop = await startShop(lab.nextPort(), {
      DATABASE_URL: url,
      DATA_DIR: await lab.newFolder(),
      STRIPE_SECRET_KEY: double.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: double.settings.webhookSecrets[0] ?? '',
      STRIPE_API_ORIGIN: double.settings.apiOrigin ?? '',
    })
    lab.later(() => shop.stop())
    double.keepTelling(shop.origin)
    const db = openDatabase(url)
    lab.later(() => db.$client.end())
    const wrong: string[] = []
    const product = await addProductToBuy(db, null)
    const owner = await signedIn(shop.origin)
    const scene: Scene = { shop, double, db, owner, product, wrong: (what) => wrong.push(what) }

    const shownOrders: string[] = []
    const times = lab.count(10, 2)
    for (let time = 0; time < times; time++) {
      for (const act of lab.choose.shuffled([failingToOpen, silentAtReturn, paidAfterRelease, failingToRefund])) {
        shownOrders.push(...(await act(scene)))
        double.heal()
      }
      lab.say(`   ${time + 1} of ${times}`)
    }
    const silences = lab.count(3, 1)
    for (let time = 0; time < silences; time++) {
      shownOrders.push(...(await opening(scene, () => Object.assign(double.knobs, { acceptThenTimeout: 9 }))))
    }
    await makeJobsDue(db)
    const left = await settle(db, 60_000)
    await expectSoundLedger({ db }, double).catch((error: unknown) => wrong.push(String(error)))
    return {
      tried: 4 * times + silences,
      ...(await compareWithShown(db, shownOrders)),
      wrong: [...wrong, ...left, ...(await findInconsistencies(db))],
      note: `${double.ledger().charges.length} charges, ${double.ledger().refunds.length} refunds, ${shownOrders.length} orders shown`,
    }
  },
}

/** Every fast way to fail while a card page is opened. */
async function failingToOpen(scene: Scene): Promise<string[]> {
  const { double } = scene
  const ways = [
    () => double.fail(9, 500, 'POST'),
    () => double.fail(9, 429, 'POST'),
    () => Object.assign(double.knobs, { cut: 9 }),
    () => Object.assign(double.knobs, { garbage: 9 }),
  ]
  const shownOrders: string[] = []
  for (const fail of ways) shownOrders.push(...(await opening(scene, fail)))
  return shownOrders
}

/** A card page that cannot be opened: the buyer gets an error, tries again, and has one session. */
async function opening({ shop, double, db, product, wrong }: Scene, goWrong: () => unknown): Promise<string[]> {
  const visitor = newVisitor()
  goWrong()
  const refused = await openCardPage(visitor, shop.origin, product)
  if (refused.status !== 503 || !/try again/.test(refused.message)) wrong(`opening: ${JSON.stringify(refused)}`)
  double.heal()
  const { status, sessionId } = await openCardPage(visitor, shop.origin, product)
  if (status !== 200) wrong(`opening again: ${status}`)
  double.pay(sessionId)
  const number = await returnToShop(visitor, shop.origin, sessionId)
  if (!number) wrong('a paid session was not confirmed')
  const held = await countOf(db, sql`select coalesce(sum(reserved), 0) as count from variants`)
  if (held !== 0) wrong(`${held} units stay reserved`)
  return number ? [number] : []
}

/** The provider does not respond when the buyer returns: pending first, then the order as soon as it is back. */
async function silentAtReturn({ shop, double, product, wrong }: Scene): Promise<string[]> {
  const visitor = newVisitor()
  const { sessionId } = await openCardPage(visitor, shop.origin, product)
  double.fail(1_000, 500, 'GET')
  double.pay(sessionId)
  if (await returnToShop(visitor, shop.origin, sessionId)) wrong('confirmed without asking the provider')
  double.heal()
  const number = await returnToShop(visitor, shop.origin, sessionId)
  if (!number) wrong('a payment stayed unconfirmed')
  return number ? [number] : []
}

/** Paid after the units were released and sold to another customer: refunded, once. */
async function paidAfterRelease({ shop, double, db, wrong }: Scene): Promise<string[]> {
  const last = await addProductToBuy(db, 1)
  const late = newVisitor()
  const { sessionId } = await openCardPage(late, shop.origin, last)
  // The state after a sweep that failed to expire the session at the provider.
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .update(checkoutSessions)
      .set({ status: 'expired', closedAt: sql`now()` })
      .where(eq(checkoutSessions.providerSessionId, sessionId))
      .returning({ id: checkoutSessions.id })
    await tx.execute(sql`update reservations set state = 'released' where session_id = ${gone?.id}`)
    await tx.execute(sql`update variants set reserved = 0 where product_id = ${last.id}`)
  })
  const other = newVisitor()
  const { sessionId: theirs } = await openCardPage(other, shop.origin, last)
  double.pay(theirs)
  const number = await returnToShop(other, shop.origin, theirs)
  double.pay(sessionId)
  if (await returnToShop(late, shop.origin, sessionId)) wrong('one unit was sold twice')
  const isBack = await waitUntil(async () => {
    return double
      .ledger()
      .charges.some((each) => each.sessionId === sessionId && each.refundedCents === each.amountCents)
  })
  if (!isBack) wrong('a payment that could not be fulfilled was not refunded')
  return number ? [number] : []
}

/** The provider refuses a refund, or accepts it without a response: refunded once in the end, and shown until then. */
async function failingToRefund({ shop, double, db, owner, product, wrong }: Scene): Promise<string[]> {
  const visitor = newVisitor()
  const { sessionId } = await openCardPage(visitor, shop.origin, product)
  double.pay(sessionId)
  const number = await returnToShop(visitor, shop.origin, sessionId)
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders where number = ${number}`)
  const id = rows[0]?.id ?? ''
  double.fail(1_000, 500, 'POST')
  await owner.call(shop.origin, 'orders/cancelOrder', { orderToCancel: id }, 'PUT')
  const lastError = sql`select count(*) from refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${id} and r.state = 'pending' and r.last_error is not null`
  if (!(await waitUntil(async () => (await countOf(db, lastError)) === 1))) wrong('a refused refund has no error')
  const { body } = await owner.call(shop.origin, 'orders/findOrder', { orderNumber: number })
  if (!JSON.stringify(body).includes('"refund":"pending"')) wrong('the owner does not see that a refund is pending')

  double.heal()
  Object.assign(double.knobs, { cut: 1 })
  const isPaid = await waitUntil(async () => {
    await makeJobsDue(db)
    return (
      (await countOf(
        db,
        sql`select count(*) from refunds r join payments p on p.id = r.payment_id
      where p.order_id = ${id} and r.state = 'done'`,
      )) === 1
    )
  }, 90_000)
  if (!isPaid) wrong('a refund was not completed although the provider is back')
  const given = double.ledger().refunds.filter(({ chargeId }) => {
    return double.ledger().charges.some((each) => each.id === chargeId && each.sessionId === sessionId)
  })
  if (given.length !== 1) wrong(`${given.length} refunds of one charge`)
  return number ? [number] : []
}
