import { eq } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import type { Failpoint } from '#failpoints/reach.ts'
import { sendEvent } from '#test/send-event.ts'
import { buy, newVisitor, openCardPage, payAtSandbox, returnToShop, type Visitor } from './buyer.ts'
import { cancel, findOrder, type Move, ship } from './order-moves.ts'
import type { ProductToBuy } from './products.ts'
import type { ShopProcess } from './shop-process.ts'

/** Two actions on the same object; the first pauses halfway until the second has reached a failpoint. */
export interface Scene {
  name: string
  pausesAt: Failpoint
  until: Failpoint
  /** Which of both succeeded, according to their responses. */
  ends: { first: number; second: number }
  begin(stage: Stage): Promise<Acts>
}

interface Acts {
  first(): Promise<number>
  second(): Promise<number>
}

export interface Stage {
  first: ShopProcess
  second: ShopProcess
  owner: Pick<Visitor, 'call'>
  db: Db
  product: ProductToBuy
  secret: string
  /** Records the number of an order that its buyer saw. */
  tell(number: string | null): void
}

const isRefused = 409

export const scenes: Scene[] = [
  {
    name: 'canceled while its shipping is not committed',
    pausesAt: 'ship.beforeCommit',
    until: 'cancel.beforeMove',
    ends: { first: 200, second: isRefused },
    begin: (stage) => aboutAnOrder(stage, { first: ship, second: cancel }),
  },
  {
    name: 'shipped while its canceling is not committed',
    pausesAt: 'cancel.beforeCommit',
    until: 'ship.beforeMove',
    ends: { first: 200, second: isRefused },
    begin: (stage) => aboutAnOrder(stage, { first: cancel, second: ship }),
  },
  {
    name: 'shipped between the first step of its canceling and the next',
    pausesAt: 'cancel.beforeMove',
    until: 'ship.afterCommit',
    ends: { first: isRefused, second: 200 },
    begin: (stage) => aboutAnOrder(stage, { first: cancel, second: ship }),
  },
  {
    name: 'the message of the payment provider taken up while the return of the shopper is not committed',
    pausesAt: 'fulfil.beforeCommit',
    until: 'job.afterLease',
    ends: { first: 200, second: 200 },
    begin: (stage) => aboutAPayment(stage, { first: 'return', second: 'message' }),
  },
  {
    name: 'the shopper back while the message of the payment provider is verified and not kept yet',
    pausesAt: 'webhook.afterVerify',
    until: 'fulfil.beforeCommit',
    ends: { first: 200, second: 200 },
    begin: (stage) => aboutAPayment(stage, { first: 'message', second: 'return' }),
  },
]

async function aboutAnOrder(stage: Stage, moves: { first: Move; second: Move }): Promise<Acts> {
  const { first, second, owner, db, product, tell } = stage
  const bought = await buy(second.origin, product)
  if (bought.end !== 'ordered') throw new Error(`Nothing was ordered: ${JSON.stringify(bought)}`)
  tell(bought.orderNumber)
  const order = await findOrder(db, bought.orderNumber)
  return {
    first: () => moves.first(first.origin, owner, order),
    second: () => moves.second(second.origin, owner, order),
  }
}

type Side = 'return' | 'message'

async function aboutAPayment(stage: Stage, sides: { first: Side; second: Side }): Promise<Acts> {
  const { first, second, db, product, secret, tell } = stage
  const visitor = newVisitor()
  const { sessionId } = await openCardPage(visitor, second.origin, product)
  await payAtSandbox(visitor, second.origin, sessionId)
  const [event] = await db.select().from(sandboxEvents).where(eq(sandboxEvents.sessionId, sessionId))
  if (!event) throw new Error('The sandbox has no event to send.')
  const acts: Record<Side, (origin: string) => Promise<number>> = {
    message: (origin) => sendEvent(origin, secret, event),
    async return(origin) {
      const number = await returnToShop(visitor, origin, sessionId)
      tell(number)
      return number ? 200 : 0
    },
  }
  return { first: () => acts[sides.first](first.origin), second: () => acts[sides.second](second.origin) }
}
