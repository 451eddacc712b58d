import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/checkout/calls.ts'
import { toAmount } from '#contract/money.ts'
import type { Size } from '#contract/products/size.ts'
import type { Db } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { findSandboxSession } from '#sandbox/find-sandbox-session.ts'
import { type Outcome, paySession } from '#sandbox/pay-session.ts'
import { typedBuyer } from './typed-buyer.ts'

/** The complete card form, with a card that pays. */
export const typedForm = { ...typedBuyer, card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }

type Made = {
  id: string
  priceCents: number
  colors: readonly { name: string }[]
  variants: readonly { size: Size | null }[]
}

/** A checkout of some units of one product in its first color and size, and of one unit of each of the others. */
export function cartOf(
  product: Made,
  quantity = 1,
  also: readonly Made[] = [],
): Input<typeof calls.createCheckoutSession> {
  const wanted = [{ made: product, quantity }, ...also.map((made) => ({ made, quantity: 1 }))]
  const products = wanted.map(({ made, quantity }) => ({
    productId: made.id,
    selectedColor: made.colors[0]?.name ?? null,
    selectedSize: made.variants[0]?.size ?? null,
    quantity,
  }))
  const cents = wanted.reduce((sum, { made, quantity }) => sum + made.priceCents * quantity, 0)
  return { products, pathname: '/cart', subTotal: toAmount(cents) }
}

/** The provider's id of a session, from the URL of its card page. */
export function sessionIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).replace(/#.*$/, '')
}

/** Pays a session at the sandbox without its pages. */
export async function payAtSandbox(
  db: Db,
  sessionId: string,
  typed: Partial<typeof typedBuyer> = {},
  card = typedForm.card,
): Promise<Outcome> {
  const session = await findSandboxSession(db, sessionId)
  if (!session) throw new Error(`The sandbox knows no session ${sessionId}`)
  return paySession(db, session, { ...typedBuyer, ...typed }, card)
}

/** Expires a session, at the sandbox and in the shop. */
export async function runOut(db: Db, sessionId: string): Promise<void> {
  const over = sql`now() - interval '1 second'`
  await db.update(sandboxSessions).set({ expiresAt: over }).where(eq(sandboxSessions.id, sessionId))
  await db.update(checkoutSessions).set({ expiresAt: over }).where(eq(checkoutSessions.providerSessionId, sessionId))
}

/** A browser without scripts on the card page: it loads the page, fills in the form and submits it. */
export function sandboxVisitor(shopUrl: string) {
  async function ask(path: string, form?: Record<string, string>) {
    const response = await fetch(shopUrl + path, {
      redirect: 'manual',
      ...(form && {
        method: 'POST',
        headers: { origin: shopUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form),
      }),
    })
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      html: await response.text(),
    }
  }

  return {
    ask,
    /** The hidden fields of the page's form. */
    async nonce(path: string): Promise<string> {
      const { html } = await ask(path)
      const nonce = /name="nonce" value="([^"]+)"/.exec(html)?.[1]
      expect(nonce, `a form at ${path}`).toBeDefined()
      return nonce ?? ''
    },
    async pay(sessionId: string, form: Record<string, string> = {}) {
      const path = `/sandbox/${sessionId}`
      return ask(path, { ...typedForm, nonce: await this.nonce(path), ...form })
    },
  }
}
