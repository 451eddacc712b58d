import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { Failpoint } from '#failpoints/reach.ts'
import { drawImage, resetPassword, sendImage, signUp } from './account.ts'
import { newVisitor, openCardPage, payAtSandbox, returnToShop, type Visitor } from './buyer.ts'
import {
  earnCashback,
  editAndPay,
  editOne,
  exchangeOne,
  payWithCredit,
  placeOrder,
  refundOne,
  returnForCode,
  returnOne,
} from './money-acts.ts'
import { cancel, type Move, ship } from './order-moves.ts'
import type { ProductToBuy, SizedProduct } from './products.ts'
import { cancelUnpaid, disputeOrder, markPaid, orderByTransfer, orderForCash, pendingIdOf } from './unpaid.ts'

/** A shop with what can be bought, as those see it who act in it. */
export interface Stage {
  origin: string
  db: Db
  product: ProductToBuy
  sized: SizedProduct
  owner: Pick<Visitor, 'call'>
  /** Records the number of an order that its buyer saw. */
  tell(number: string): void
  /** Records what a caller was told is done: the query counts one once everything has settled. */
  acknowledge(what: string, count: SQL): void
}

export type Act = (stage: Stage) => Promise<unknown>

/** These are reached before the shop is ready. */
export type AtStart = 'boot.afterLock' | 'migrate.mid'

const buyOne: Act = (stage) => placeOrder(stage)
const shipOne: Act = (stage) => move(stage, ship)
const cancelOne: Act = (stage) => move(stage, cancel)
const openOne: Act = ({ origin, product }) => openCardPage(newVisitor(), origin, product)

const sendOne: Act = async ({ origin }) => {
  const { visitor } = await signUp(origin)
  await sendImage(visitor, origin, await drawImage(60, 80))
}

const chooseNewPassword: Act = async ({ origin, db }) => {
  const { email } = await signUp(origin)
  await resetPassword(origin, db, email)
}

/** More checkout sessions than one visitor may have open: the first one is expired for the last. */
const leaveCarts: Act = async ({ origin, product }) => {
  const visitor = newVisitor()
  for (const quantity of [1, 2, 3, 4]) await openCardPage(visitor, origin, product, { quantity })
}

const debitOne: Act = async ({ origin, product }) => {
  const visitor = newVisitor()
  const { sessionId } = await openCardPage(visitor, origin, product)
  await payAtSandbox(visitor, origin, sessionId, { way: 'bank_debit' })
  await returnToShop(visitor, origin, sessionId)
}

const transferOne: Act = ({ origin, product }) => orderByTransfer(origin, product)

const sellForCash: Act = async ({ origin, owner, product, tell }) => {
  const number = await orderForCash(origin, owner, product)
  if (number) tell(number)
}

const payTransfer: Act = async (stage) => {
  const unpaid = await orderByTransfer(stage.origin, stage.product)
  if (!unpaid) return
  const id = await pendingIdOf(stage.db, unpaid)
  if ((await markPaid(stage.origin, stage.owner, id)) === 200) stage.tell(unpaid.orderNumber)
}

const cancelTransfer: Act = async ({ origin, db, owner, product }) => {
  const unpaid = await orderByTransfer(origin, product)
  if (unpaid) await cancelUnpaid(origin, owner, await pendingIdOf(db, unpaid))
}

/** One is lost and the next one won. */
const disputeOne: Act = async (stage) => {
  const { number } = (await placeOrder(stage)) ?? {}
  if (!number) return
  const end = Number(number.at(-1)) % 2 === 0 ? 'lost' : 'won'
  await disputeOrder(stage.db, number, end)
  stage.acknowledge(
    `the dispute of ${number} is ${end}`,
    sql`select count(*) from disputes d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id
      where o.number = ${number} and d.state = ${end}
        and (select sum(case m.kind when 'returned' then -m.amount_cents when 'withdrawn' then m.amount_cents else 0 end)
          from dispute_movements m where m.dispute_id = d.id) = ${end === 'won' ? sql`0` : sql`p.amount_cents`}`,
  )
}

/** The actions that lead to each failpoint. */
export const acts: Record<Exclude<Failpoint, AtStart>, Act> = {
  'signup.afterInsert': ({ origin }) => signUp(origin),
  'reset.afterTokenUse': chooseNewPassword,
  'upload.afterTemp': sendOne,
  'upload.afterRename': sendOne,
  'checkout.beforeSessionCommit': openOne,
  'checkout.afterHold': openOne,
  'checkout.afterProviderCreate': openOne,
  'hold.sweepMid': leaveCarts,
  'webhook.afterVerify': buyOne,
  'webhook.afterPersist': buyOne,
  'fulfil.beforeOrderInsert': buyOne,
  'fulfil.afterOrderInsert': buyOne,
  'fulfil.beforeCommit': buyOne,
  'await.beforeCommit': debitOne,
  'transfer.beforeCommit': transferOne,
  'manual.beforeCommit': sellForCash,
  'markPaid.beforeCommit': payTransfer,
  'unpaid.beforeCommit': cancelTransfer,
  'dispute.beforeCommit': disputeOne,
  'refund.afterProviderAccept': cancelOne,
  'refund.beforeCommit': cancelOne,
  'refundOrder.beforeCommit': refundOne,
  'credit.afterReturn': refundOne,
  'ship.beforeMove': shipOne,
  'ship.beforeCommit': shipOne,
  'ship.afterCommit': shipOne,
  'cancel.beforeMove': cancelOne,
  'cancel.beforeCommit': cancelOne,
  'edit.beforeCommit': editOne,
  'editPaid.beforeCommit': editAndPay,
  'return.beforeCommit': returnOne,
  'exchange.afterHold': exchangeOne,
  'exchange.afterSale': exchangeOne,
  'code.afterIssue': returnForCode,
  'code.afterTake': payWithCredit,
  'code.afterRedeem': payWithCredit,
  'cashback.beforeCommit': earnCashback,
  'email.afterData': buyOne,
  'job.afterLease': buyOne,
  'job.afterSideEffect': buyOne,
}

async function move(stage: Stage, how: Move): Promise<void> {
  const order = await placeOrder(stage)
  if (order) await how(stage.origin, stage.owner, order)
}
