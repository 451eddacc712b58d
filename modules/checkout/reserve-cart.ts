import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { checkoutMinutes } from '#contract/checkout/checkout-minutes.ts'
import type { CheckoutItem } from '#contract/checkout/wanted-products.ts'
import { conflict, ShopError } from '#contract/errors.ts'
import { notesOf, type OrderNotes } from '#contract/orders/order-notes.ts'
import type { Tx } from '#db/open-database.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { reach } from '#failpoints/reach.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { reserveDiscounts } from '../discounts/reserve-discounts.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'
import { maxOpenCheckouts } from '../reservations/bounds.ts'
import { type CheckoutOrigin, refuseHoarding } from '../reservations/checkout-origin.ts'
import { findOwnUnits, lockHolder } from '../reservations/own-checkouts.ts'
import { type DiscountedLine, type PricedCart, priceCart } from './price-cart.ts'
import { sessionLines, storeSession } from './store-session.ts'

type Session = typeof checkoutSessions.$inferSelect

/** A page that expires sooner is not reused: for half of its time a guest's units are kept from others. */
const minMinutesLeft = 16

export interface CheckoutInput {
  visitorHash: string
  from: CheckoutOrigin
  customerId: string | null
  products: readonly CheckoutItem[]
  subTotal: number
  discount: number | null
  country: string | null
  /** The pickup point; null for what is shipped. */
  pickup: string | null
  codes: readonly string[]
  /** Of the account, or as a guest gave it with a code. */
  email: string | null
  notes: OrderNotes
  returnPathname: string
  key: string | null
  provider: 'sandbox' | 'stripe'
}

/** The checkout with the reserved cart, with its lines if it is new; or the sessions to end first. */
export type ReserveResult = { session: Session; lines?: DiscountedLine[] } | { sessionsToEnd: Session[] }

/**
 * Prices a cart and reserves its units. Idempotent by key, and by cart while its payment page is open, also for concurrent
 * requests.
 */
export async function reserveCart(tx: Tx, input: CheckoutInput): Promise<ReserveResult> {
  await lockHolder(tx, input)
  const cart = await priceCart(tx, input.products, { ...input, buyer: input })
  const { sameKey, open } = await findOwn(tx, input)
  if (sameKey && sameKey.cartHash !== cart.hash) throw conflict(apiCheckoutMessages.cartChanged)
  const known = sameKey ?? open.find((each) => each.cartHash === cart.hash && each.isLasting && mayUse(each, input))
  if (known) return { session: await updateKnown(tx, known, input) }
  if (open.length >= maxOpenCheckouts) return { sessionsToEnd: open.slice(0, open.length - maxOpenCheckouts + 1) }

  const own = await findOwnUnits(tx, input.customerId)
  const units = unitsOf(cart.lines)
  // A customer's earlier carts make room for this one.
  if (own !== null && units <= own && unitsOf(open) + units > own) return { sessionsToEnd: open }
  await refuseHoarding(tx, { from: input.from, own }, cart.lines)
  if (open.length === 0) return { session: await insertSession(tx, input, cart), lines: cart.lines }

  try {
    // A savepoint, so that a shortage leaves nothing behind.
    return { session: await tx.transaction((inner) => insertSession(inner, input, cart)), lines: cart.lines }
  } catch (error) {
    // Their own open checkouts may hold the missing units or uses.
    if (error instanceof ShopError) return { sessionsToEnd: open }
    throw error
  }
}

type Asked = Placeholders<Pick<CheckoutInput, 'visitorHash' | 'customerId' | 'key'>>

const findOfHolder = prepareOnce((db, { visitorHash, customerId, key }: Asked) => {
  const isOpen = inArray(checkoutSessions.status, ['opening', 'open'])
  return db
    .select({
      session: checkoutSessions,
      quantity: sql<number>`(
        select coalesce(sum(r.quantity), 0)::int from reservations r
        where r.session_id = ${checkoutSessions}.id and r.state = 'held'
      )`,
      isOver: sql<boolean>`${checkoutSessions.expiresAt} <= (select shop_now())`,
      isLasting: sql<boolean>`${checkoutSessions.expiresAt} > (select shop_now()) + ${minMinutesLeft} * interval '1 minute'`,
    })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.kind, 'cart'),
        // No range of the index of times: those of one visitor or customer are few, those of a day many.
        sql`${checkoutSessions.createdAt} + interval '1 day' > (select shop_now())`,
        or(
          and(eq(checkoutSessions.visitorHash, visitorHash), or(isOpen, eq(checkoutSessions.idempotencyKey, key))),
          and(eq(checkoutSessions.customerId, customerId), isNull(checkoutSessions.closedAt), isOpen),
        ),
      ),
    )
    .orderBy(asc(checkoutSessions.createdAt))
})

async function findOwn(tx: Tx, input: CheckoutInput) {
  const { visitorHash, customerId, key } = input
  const found = await findOfHolder(tx, { visitorHash, customerId, key })
  const own = found.map(({ session, ...also }) => ({ ...session, ...also }))
  const isAlive = ({ status, isOver }: (typeof own)[number]) =>
    status === 'ordered' || status === 'refunded' || (status !== 'expired' && !isOver)
  return {
    sameKey:
      own.findLast((each) => key !== null && each.idempotencyKey === key && isAlive(each) && mayUse(each, input)) ??
      null,
    open: own.filter(({ status }) => status === 'opening' || status === 'open'),
  }
}

// A checkout follows a guest who logs in; another customer's is never reused, nor that of another browser.
function mayUse(session: Session, { customerId, visitorHash }: CheckoutInput): boolean {
  return session.visitorHash === visitorHash && (session.customerId === null || session.customerId === customerId)
}

function unitsOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

// A checkout that is used again is for the customer who logged in meanwhile, with the notes as they are now.
async function updateKnown(tx: Tx, session: Session, { customerId, notes }: CheckoutInput): Promise<Session> {
  const isOpen = session.status === 'opening' || session.status === 'open'
  const isSame = isDeepStrictEqual(notes, notesOf(session))
  const changes = {
    ...(!session.customerId && customerId && { customerId }),
    ...(isOpen && !isSame && notes),
  }
  if (Object.keys(changes).length > 0) {
    await tx.update(checkoutSessions).set(changes).where(eq(checkoutSessions.id, session.id))
  }
  return session
}

/** What a new checkout is for. */
type NewSession = Pick<CheckoutInput, 'visitorHash' | 'customerId' | 'email' | 'notes' | 'returnPathname' | 'key'> & {
  id?: string
  provider: Session['provider']
  from?: CheckoutOrigin
  /** What differs from a cart on its way to the card page, which has half an hour. */
  also?: Partial<Pick<Session, 'kind' | 'status' | 'providerSessionId' | 'locale'>> & { minutes?: number }
}

/** Stores a checkout with its lines and reserves its units and discounts. Refuses with 409 what is out of stock. */
export async function insertSession(tx: Tx, input: NewSession, cart: PricedCart): Promise<Session> {
  const { lines, discounts, hash, ...terms } = cart
  const { visitorHash, customerId, provider, returnPathname, from, also } = input
  const sessionId = input.id ?? randomUUID()
  const [session] = await storeSession(tx, {
    ...{ sessionId, provider, customerId, visitorHash, returnPathname, ...terms, ...input.notes },
    kind: also?.kind ?? 'cart',
    status: also?.status ?? 'opening',
    providerSessionId: also?.providerSessionId ?? null,
    networkHash: from?.networkHash ?? null,
    blockHash: from?.blockHash ?? null,
    idempotencyKey: input.key,
    cartHash: hash,
    locale: also?.locale ?? currentLocale(),
    minutes: also?.minutes ?? checkoutMinutes,
    lines: sessionLines.write(lines.map((line, position) => ({ ...line, sessionId, position }))),
  })
  if (!session) throw new Error('The checkout was not stored')
  // Last, to keep row locks on stock and discounts as short as possible.
  await reserveStock(tx, lines, sessionId)
  await reserveDiscounts(tx, discounts, sessionId, input)
  if (process.env.FAILPOINTS) await reach('checkout.beforeSessionCommit')
  return session
}
