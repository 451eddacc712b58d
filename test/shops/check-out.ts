import { eq, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { cartOf, sessionIdOf } from '../buy.ts'
import type { Person, TestShop } from '../create-test-shop.ts'

export type Product = Awaited<ReturnType<TestShop['product']>>

/** Checks out some units of a product; returns the provider's ID of its card page. */
export async function checkOut(shop: TestShop, by: Person, product: Product, quantity = 1): Promise<string> {
  const { url } = await shop.as(by).checkout.createCheckoutSession(cartOf(product, quantity))
  return sessionIdOf(url)
}

/** Checks out a number of units of each product. */
export async function checkOutAll(
  shop: TestShop,
  by: Person,
  ...wanted: (readonly [Product, number])[]
): Promise<string> {
  const carts = wanted.map(([product, quantity]) => cartOf(product, quantity))
  const products = carts.flatMap((cart) => cart.products)
  const subTotal = carts.reduce((sum, cart) => sum + cart.subTotal, 0)
  const { url } = await shop.as(by).checkout.createCheckoutSession({ products, pathname: '/cart', subTotal })
  return sessionIdOf(url)
}

export function statusOf(shop: TestShop, sessionId: string) {
  return shop.db
    .select({ status: checkoutSessions.status })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.providerSessionId, sessionId))
    .then(([session]) => session?.status)
}

/** Makes a checkout older. */
export function letPass(shop: TestShop, sessionId: string, minutes: number) {
  return shop.db
    .update(checkoutSessions)
    .set({ createdAt: sql`${checkoutSessions.createdAt} - ${minutes} * interval '1 minute'` })
    .where(eq(checkoutSessions.providerSessionId, sessionId))
}
