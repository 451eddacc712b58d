import { createStoreCode } from '#modules/store-codes/create-store-code.ts'
import { cartOf, sessionIdOf } from '../buy.ts'
import type { Person, TestShop } from '../create-test-shop.ts'
import { typedBuyer } from '../typed-buyer.ts'

/** An order that was paid in part with store credit of its buyer, a guest by default, and the code of that credit. */
export async function orderWithCredit(shop: TestShop, by: Person = shop.guest()) {
  const email = by.email || typedBuyer.email
  const { code } = await shop.db.transaction((tx) =>
    createStoreCode(tx, {
      ...{ worth: { amountCents: 20_00 }, email, customerId: by.id || null, reason: 'goodwill', expiresAt: null },
    }),
  )
  const { checkout } = shop.as(by)
  const product = await shop.product({ priceCents: 60_00 })
  const { url } = await checkout.createCheckoutSession({ ...cartOf(product), codes: [code], codeEmail: email })
  const sessionId = sessionIdOf(url)
  await shop.pay(sessionId, { email })
  const { orderNumber } = await checkout.retreiveSession({ sessionId })
  await shop.runJobs()
  return { code, end: `…${code.slice(-4)}`, sessionId, orderNumber }
}
