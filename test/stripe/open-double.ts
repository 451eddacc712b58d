import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { StripeSettings } from '#adapters/payment/stripe/stripe-client.ts'
import { answerStripe } from './answer-stripe.ts'
import { buyers } from './buyers.ts'
import { type Answer, idempotencyTable } from './idempotency.ts'
import { openMessenger, soundWebhook } from './messenger.ts'
import { presenter } from './present.ts'
import { type Form, readForm } from './read-form.ts'
import { type KeptPrices, openBooks } from './stripe-books.ts'
import { StripeRefusal } from './stripe-refusal.ts'

/** A request that the double received. */
export interface HeardRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  form: Form
}

/** The faults of the next responses; each number counts down. */
export interface Knobs {
  /** This many responses, or this many to one method, have this status, and the request is not executed. */
  fail: { times: number; status: number; method: string | null }
  /** This many writes are executed without a response. */
  acceptThenTimeout: number
  /** This many responses break off in the middle, after the request is executed. */
  cut: number
  /** This many responses are not JSON, after the request is executed. */
  garbage: number
  slowMs: number
  /** The difference in cents between what a session charges and what it was created with. */
  mutateAmount: number
}

const soundKnobs = (): Knobs => ({
  fail: { times: 0, status: 500, method: null },
  acceptThenTimeout: 0,
  cut: 0,
  garbage: 0,
  slowMs: 0,
  mutateAmount: 0,
})

const failures: Record<number, string> = {
  402: 'card_error',
  429: 'rate_limit_error',
}

/** A small Stripe on this machine: its paths, form encoding, idempotency keys and webhooks. No real payments. */
export async function openStripeDouble(options: { prices?: KeptPrices; isTaxed?: boolean; seed?: number } = {}) {
  const settings: StripeSettings = {
    secretKey: 'sk_test_double',
    webhookSecrets: ['whsec_double'],
    apiOrigin: '',
    isTaxed: options.isTaxed ?? false,
    timeoutMs: 1_000,
  }
  const knobs = soundKnobs()
  const webhook = { ...soundWebhook }
  const requests: HeardRequest[] = []
  const messenger = openMessenger(webhook, 'whsec_double', chanceFrom(options.seed ?? 1))
  const books = openBooks((type, id) => messenger.note(type, present.about(type, id)), options.prices ?? {})
  const present = presenter(books)
  const once = idempotencyTable()

  async function answer(request: HeardRequest): Promise<Answer> {
    if (request.path === '/_ledger') return { status: 200, body: ledger() }
    if (request.headers.authorization !== `Bearer ${settings.secretKey}`) {
      throw new StripeRefusal(401, { message: 'Invalid API Key provided' })
    }
    if (request.method === 'GET') return run(request)
    const key = request.headers['idempotency-key']?.toString()
    return once(key, JSON.stringify([request.method, request.path, request.form]), () => run(request))
  }

  async function run(request: HeardRequest): Promise<Answer> {
    await wait(knobs.slowMs)
    const { times, status, method } = knobs.fail
    if (times > 0 && (method === null || method === request.method)) {
      knobs.fail.times--
      const type = failures[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error')
      throw new StripeRefusal(status, { type, message: `The double fails with ${status}.` }, { isSaved: status >= 500 })
    }
    return { status: 200, body: answerStripe({ books, present, events: messenger.events, knobs }, request) }
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await hear(incoming)
    requests.push(request)
    const { status, body, isReplayed } = await answer(request).catch((error: unknown) => {
      if (error instanceof StripeRefusal) return { status: error.status, body: error.body, isReplayed: false }
      throw error
    })
    if (request.method === 'POST' && spend(knobs, 'acceptThenTimeout')) return
    const text = spend(knobs, 'garbage') ? '<html>Bad gateway' : JSON.stringify(body)
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'request-id': `req_${requests.length}`,
      'stripe-version': request.headers['stripe-version'] ?? '',
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    })
    if (spend(knobs, 'cut')) {
      response.write(text.slice(0, text.length / 2), () => response.destroy())
      return
    }
    response.end(text)
  }

  function ledger() {
    return {
      sessions: [...books.sessions.values()].map(({ id, form, status, paymentStatus }) => ({
        id,
        reference: String(form.client_reference_id),
        status,
        isPaid: paymentStatus === 'paid',
      })),
      charges: [...books.charges.values()].map(({ id, sessionId, amountCents }) => ({
        id,
        sessionId,
        amountCents,
        refundedCents: books.refundedOf(id),
        heldCents: books.heldOf(id),
      })),
      refunds: books.refunds.map(({ id, chargeId, amountCents }) => ({ id, chargeId, amountCents })),
    }
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  settings.apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let telling: NodeJS.Timeout | null = null

  return {
    settings,
    knobs,
    webhook,
    requests,
    books,
    events: messenger.events,
    ...buyers(books),
    ledger,
    /** The next responses, or those to one method, have this status, and the request is not executed. */
    fail(times: number, status: number, method: string | null = null) {
      knobs.fail = { times, status, method }
    },
    /** Ends all faults, and clears the recorded requests. */
    heal() {
      Object.assign(knobs, soundKnobs())
      Object.assign(webhook, soundWebhook)
      requests.length = 0
    },
    /** Sends undelivered events to the shop once; returns the response statuses. */
    deliver: (shopUrl: string) => messenger.deliver(`${shopUrl}/api/webhooks/payment`),
    /** Delivers events to the shop automatically from now on, with retries. */
    keepTelling(shopUrl: string, everyMs = 200) {
      telling = setInterval(() => void messenger.deliver(`${shopUrl}/api/webhooks/payment`), everyMs)
    },
    async close() {
      if (telling) clearInterval(telling)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type StripeDouble = Awaited<ReturnType<typeof openStripeDouble>>

async function hear(incoming: IncomingMessage): Promise<HeardRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://double')
  const isForm = incoming.headers['content-type'] === 'application/x-www-form-urlencoded'
  const form = isForm ? readForm(Buffer.concat(chunks).toString()) : {}
  return { method: incoming.method ?? 'GET', path: pathname, query: searchParams, headers: incoming.headers, form }
}

function spend(knobs: Knobs, name: 'acceptThenTimeout' | 'cut' | 'garbage'): boolean {
  if (knobs[name] === 0) return false
  knobs[name]--
  return true
}

// Random numbers that are the same for the same seed. Source: mulberry32, public domain.
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
