import { expect, inject, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { cartOf, sessionIdOf, typedForm } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()

/** Counts the statements of a function, in transactions and outside of them. */
async function statementsOf<T>(work: () => Promise<T>): Promise<{ count: number; result: T }> {
  const pool = shop.db.$client
  const { query, connect } = pool
  let count = 0
  const counted =
    (real: (...statement: unknown[]) => unknown, of: unknown) =>
    (...statement: unknown[]) => {
      count++
      return Reflect.apply(real, of, statement)
    }
  Object.assign(pool, {
    query: counted(query as never, pool),
    // The pool itself connects with a callback, for a statement that is counted already.
    connect: async (...callback: unknown[]) => {
      const client = await Reflect.apply(connect, pool, callback)
      return client && Object.create(client, { query: { value: counted(client.query, client) } })
    },
  })
  try {
    const result = await work()
    return { count, result }
  } finally {
    Object.assign(pool, { query, connect })
  }
}

// Source: docs/statements-of-a-sale.md, which lists them.
const documented = { opened: 16, shown: 1, paid: 2, confirmed: 16 }
// Through a pooler, each of the two transactions sets its limits of time itself.
const limits = inject('poolerPort') === null ? 0 : 1
const expected = { ...documented, opened: documented.opened + limits, confirmed: documented.confirmed + limits }

test('a sale takes as many statements as documented', async () => {
  // Not listening, so that the sandbox delivers no event meanwhile.
  const app = await createApp(shop, { trustProxy: true, logger: false })
  const product = await shop.product()
  const call = (name: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/payment/${name}`, payload, headers: { origin: shop.origin } })

  const buy = async () => {
    const opened = await statementsOf(() => call('createCheckoutSession', cartOf(product)))
    const sessionId = sessionIdOf(opened.result.json().url)
    const url = `/sandbox/${sessionId}`
    const shown = await statementsOf(() => app.inject(url))
    const nonce = /name="nonce" value="([^"]+)"/.exec(shown.result.body)?.[1] ?? ''
    const form = new URLSearchParams({ ...typedForm, nonce }).toString()
    const headers = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' }
    const paid = await statementsOf(() => app.inject({ method: 'POST', url, payload: form, headers }))
    expect(paid.result.statusCode).toBe(303)
    const confirmed = await statementsOf(() => call('retreiveSession', { sessionId }))
    expect(confirmed.result.json()).toMatchObject({ state: 'paid' })
    return { opened: opened.count, shown: shown.count, paid: paid.count, confirmed: confirmed.count }
  }
  // Settings are read once and then cached.
  await buy()
  expect(await buy()).toEqual(expected)
  await app.close()
})
