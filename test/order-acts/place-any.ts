import { eq } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import { orders } from '#db/tables/orders.ts'
import { createStoreCode } from '#modules/store-codes/create-store-code.ts'
import { payAtSandbox, sessionIdOf } from '../buy.ts'
import { typedBuyer } from '../typed-buyer.ts'
import { type Placed, pick, type Stage } from './stage.ts'

/** The code of ten percent that a stage has. */
export const tenPercent = 'TENTH'

/** The buyer pays tax. */
const typed = { ...typedBuyer, state: 'CA' }

/**
 * An order of three frames and a hat that was paid in full, at a discount, in part with store credit, or in whole with it; some
 * by express. Null where nobody answered.
 */
export async function placeAny(stage: Stage, choice: number): Promise<Placed | null> {
  const { db, frame, hat } = stage
  const buyer = stage.guest()
  const codes = await codesFor(stage, choice)
  const { url } = await buyer.checkout.createCheckoutSession({
    products: [
      { productId: frame.id, selectedColor: null, selectedSize: frame.variants[0]?.size ?? null, quantity: 3 },
      { productId: hat.id, selectedColor: null, selectedSize: null, quantity: 1 },
    ],
    pathname: '/cart',
    subTotal: toAmount(frame.priceCents * 3 + hat.priceCents),
    codes,
    codeEmail: typed.email,
  })
  const sessionId = sessionIdOf(url)
  await payAtSandbox(db, sessionId, { ...typed, shipping: choice % 3 === 0 ? 'express' : 'standard' })
  const { orderNumber } = await buyer.checkout.retreiveSession({ sessionId })
  const [placed] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber))
  return placed ? { id: placed.id, number: orderNumber } : null
}

async function codesFor({ db }: Stage, choice: number): Promise<string[]> {
  const way = pick(['none', 'none', 'percent', 'credit', 'whole credit'] as const, choice)
  if (way === 'percent') return [tenPercent]
  if (way !== 'credit' && way !== 'whole credit') return []
  const worth = { amountCents: way === 'credit' ? 50_01 : 999_99 }
  const wanted = { worth, email: typed.email, customerId: null, reason: 'return' as const, expiresAt: null }
  const { code } = await db.transaction((tx) => createStoreCode(tx, wanted))
  return [code]
}
