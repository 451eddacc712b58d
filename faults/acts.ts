import type { Db } from '#db/open-database.ts'
import type { Failpoint } from '#failpoints/reach.ts'
import { drawImage, resetPassword, sendImage, signUp } from './account.ts'
import { buy, newVisitor, openCardPage, payAtSandbox, returnToShop, type Visitor } from './buyer.ts'
import { openEdit } from './edits.ts'
import { cancel, findOrder, type Move, ship } from './order-moves.ts'
import type { ProductToBuy } from './products.ts'
import { requestReturn } from './returns.ts'
import { cancelUnpaid, disputeOrder, markPaid, orderByTransfer, orderForCash, pendingIdOf } from './unpaid.ts'

interface Stage {
  origin: string
  db: Db
  product: ProductToBuy
  owner: Pick<Visitor, 'call'>
  /** Records the number of an order that its buyer saw. */
  tell(number: string): void
}

type Act = (stage: Stage) => Promise<unknown>

/** These are reached before the shop is ready. */
export type AtStart = 'boot.afterLock' | 'migrate.mid'

const buyOne: Act = placeOrder
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
  await payAtSandbox(visitor, origin, sessionId, 'bank_debit')
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

const disputeOne: Act = async (stage) => {
  const number = await placeOrder(stage)
  if (number) await disputeOrder(stage.db, number)
}

const editOne: Act = async (stage) => {
  const number = await placeOrder(stage)
  if (!number) return
  const save = await openEdit(stage.db, stage.origin, stage.owner, await findOrder(stage.db, number))
  await save(stage.origin)
}

/** Each step of a return reaches it; the first one that fails ends it. */
const returnOne: Act = async ({ origin, db, product, owner, tell }) => {
  const number = await placeOrder({ origin, db, product, owner, tell })
  if (!number) return
  const order = await findOrder(db, number)
  if ((await ship(origin, owner, order)) !== 200) return
  const { returnId, lineId } = await requestReturn(db, origin, newVisitor(), order, 'refund')
  const approved = await owner.call(origin, 'returns/approveReturn', { returnId, wish: 'refund' })
  if (approved.status !== 200) return
  const lines = [{ lineId, received: 1, restocked: 1 }]
  const received = await owner.call(origin, 'returns/receiveReturn', { returnId, lines })
  if (received.status !== 200) return
  await owner.call(origin, 'returns/closeReturn', { returnId, outcome: 'refund', refunded: 0 })
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
  'ship.beforeMove': shipOne,
  'ship.beforeCommit': shipOne,
  'ship.afterCommit': shipOne,
  'cancel.beforeMove': cancelOne,
  'cancel.beforeCommit': cancelOne,
  'edit.beforeCommit': editOne,
  'return.beforeCommit': returnOne,
  'mail.afterData': buyOne,
  'job.afterLease': buyOne,
  'job.afterSideEffect': buyOne,
}

async function placeOrder({ origin, product, tell }: Stage): Promise<string | null> {
  const bought = await buy(origin, product)
  if (bought.end !== 'ordered') return null
  tell(bought.orderNumber)
  return bought.orderNumber
}

async function move(stage: Stage, how: Move): Promise<void> {
  const number = await placeOrder(stage)
  if (number) await how(stage.origin, stage.owner, await findOrder(stage.db, number))
}
