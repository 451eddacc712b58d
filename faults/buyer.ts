import { setTimeout as wait } from 'node:timers/promises'
import { typedBuyer } from '#test/typed-buyer.ts'
import type { ProductToBuy } from './products.ts'

/** The outcome of one attempt to buy. */
export type Bought =
  | { end: 'ordered'; orderNumber: string; sessionId: string }
  | { end: 'refused'; status: number; message: string }
  | { end: 'broken'; after: 'opening' | 'paying' | 'paid'; reason: string; sessionId: string }

const typed = { ...typedBuyer, card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }

/** Longer than the shop takes for any response; FAULTS_PATIENCE sets more seconds on a machine that is busy otherwise. */
const clientTimeoutMs = Number(process.env.FAULTS_PATIENCE ?? 30) * 1_000

let buyers = 0
let timeouts = 0

/** How many requests of all visitors got no response in time. */
export const countTimeouts = () => timeouts

/** A response as a browser receives it. */
export interface VisitorResponse {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

/** A browser with cookies and a network address of its own. */
export function newVisitor() {
  const number = ++buyers
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const cookies = new Map<string, string>()

  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const responding = fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(clientTimeoutMs),
      ...init,
      headers: {
        'x-forwarded-for': address,
        origin: new URL(url).origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...init.headers,
      },
    })
    const response = await responding.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError') timeouts++
      throw error
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }

  return {
    ask,
    async call(origin: string, path: string, payload: object, method = 'POST'): Promise<VisitorResponse> {
      const response = await ask(`${origin}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      })
      const body: unknown = await response.json()
      return { status: response.status, body: isRecord(body) ? body : {}, headers: response.headers }
    },
  }
}

export type Visitor = ReturnType<typeof newVisitor>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What differs from one unit of a product without sizes. */
export interface Wish {
  quantity?: number
  selectedSize?: number | null
  codes?: readonly string[]
  /** Whose the codes are, and who pays. */
  codeEmail?: string
}

/** Opens the card page; returns the error, or the session id. */
export async function openCardPage(
  visitor: Visitor,
  origin: string,
  { id, priceCents }: ProductToBuy,
  { quantity = 1, selectedSize = null, ...entered }: Wish = {},
) {
  const line = { productId: id, selectedColor: null, selectedSize, quantity }
  const cart = { products: [line], pathname: '/cart', subTotal: (priceCents * quantity) / 100, ...entered }
  const { status, body } = await visitor.call(origin, 'payment/createCheckoutSession', cart)
  // Stripe's URLs have more after the id.
  const [url = ''] = String(body.url ?? '').split('#')
  return { status, message: String(body.message ?? ''), sessionId: url.slice(url.lastIndexOf('/') + 1) }
}

/** Submits the card page, with some of it typed otherwise; true if the sandbox reports that it is paid. */
export async function payAtSandbox(
  visitor: Visitor,
  origin: string,
  sessionId: string,
  other: Partial<typeof typed> = {},
): Promise<boolean> {
  const page = `${origin}/sandbox/${sessionId}`
  const html = await (await visitor.ask(page)).text()
  const nonce = /name="nonce" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const sent = await visitor.ask(page, { method: 'POST', body: new URLSearchParams({ ...typed, ...other, nonce }) })
  await sent.arrayBuffer()
  return sent.status === 303 && (sent.headers.get('location') ?? '').includes('/feedback/')
}

/** Returns to the shop after paying; returns the order number once the shop shows it. */
export async function returnToShop(visitor: Visitor, origin: string, sessionId: string): Promise<string | null> {
  const { status, body } = await visitor.call(origin, 'payment/retreiveSession', { sessionId })
  return status === 200 && body.state === 'paid' ? String(body.orderNumber) : null
}

const retries = 20
const retryAfterMs = 2_000

/**
 * Buys, and retries for a while as long as the shop says that it is busy, or that the payment is not confirmed yet. The visitor stays the
 * same: "busy" may come after units were reserved, which the next attempt then finds.
 */
export async function buyWithRetries(origin: string, product: ProductToBuy): Promise<Bought> {
  const visitor = newVisitor()
  for (let tried = 1; ; tried++) {
    const bought = await buy(origin, product, {}, visitor)
    if (bought.end === 'broken' && bought.after === 'paid') return awaitConfirmation(origin, bought)
    if (bought.end !== 'refused' || bought.status !== 503 || tried === retries) return bought
    await wait(retryAfterMs)
  }
}

/** Asks again for the order of a payment, like the page that the buyer waits on. */
async function awaitConfirmation(origin: string, paid: Extract<Bought, { end: 'broken' }>): Promise<Bought> {
  const { sessionId } = paid
  for (let tried = 1; tried <= retries; tried++) {
    await wait(retryAfterMs)
    const orderNumber = await returnToShop(newVisitor(), origin, sessionId).catch(() => null)
    if (orderNumber) return { end: 'ordered', orderNumber, sessionId }
  }
  return paid
}

/** Buys a product from the cart to the confirmation, over HTTP like a browser. */
export async function buy(
  origin: string,
  product: ProductToBuy,
  wish: Wish = {},
  visitor: Visitor = newVisitor(),
): Promise<Bought> {
  const typed = wish.codeEmail ? { email: wish.codeEmail } : {}
  let after: 'opening' | 'paying' | 'paid' = 'opening'
  let sessionId = ''
  try {
    const opened = await openCardPage(visitor, origin, product, wish)
    if (opened.status !== 200) return { end: 'refused', status: opened.status, message: opened.message }
    sessionId = opened.sessionId
    after = 'paying'
    const pay = () => payAtSandbox(visitor, origin, sessionId, typed)
    if (!(await pay()) && !(await pay())) return { end: 'broken', after, reason: 'not paid', sessionId }
    after = 'paid'
    const orderNumber =
      (await returnToShop(visitor, origin, sessionId)) ?? (await returnToShop(visitor, origin, sessionId))
    if (orderNumber) return { end: 'ordered', orderNumber, sessionId }
    return { end: 'broken', after, reason: 'not confirmed', sessionId }
  } catch (error) {
    return { end: 'broken', after, reason: reasonOf(error), sessionId }
  }
}

// "fetch failed" has the error of the connection as its cause.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
