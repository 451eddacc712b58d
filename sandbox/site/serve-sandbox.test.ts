import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '#db/tables/orders.ts'
import { sandboxEvents, sandboxSessions } from '#db/tables/sandbox.ts'
import type { ProductWish } from '#test/add-product.ts'
import { cartOf, sandboxVisitor, sessionIdOf, typedForm } from '#test/buy.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'

async function openSandbox(shop: TestShop, wish: ProductWish = {}) {
  const { url } = await shop.listen()
  const product = await shop.product({ name: 'Lido', priceCents: 60_00, colors: ['Brown'], sizes: [52], ...wish })
  const buyer = shop.guest()
  const { url: cardPage } = await shop.as(buyer).checkout.createCheckoutSession(cartOf(product))
  const sessionId = sessionIdOf(cardPage)
  return { sandbox: sandboxVisitor(url), sessionId, path: `/sandbox/${sessionId}`, buyer, product, url }
}

test('the card page shows the order, says that no money moves, and needs no script', async () => {
  const shop = await createTestShop()
  const { sandbox, path } = await openSandbox(shop)
  const { status, html, headers } = await sandbox.ask(path)
  expect(status).toBe(200)
  expect(html).toContain('Lido, Brown, Size 52')
  expect(html).toContain('No money moves here')
  expect(html).toContain('Pay $60.00 before tax')
  expect(html).toContain('Return within 15 days of delivery.')
  expect(html).toContain(`href="${shop.origin}/cart"`)
  expect(html).not.toContain('<script')
  expect(html).not.toMatch(/\son\w+=|style=/)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('private, no-store')
  for (const file of ['/sandbox/style.css', '/favicon.svg', '/sandbox/text.woff2', '/sandbox/display.woff2'])
    expect((await sandbox.ask(file)).status).toBe(200)
})

test("a customer's email address is prefilled", async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  const ann = await shop.customer('ann.lee@example.com')
  const { url: cardPage } = await shop.as(ann).checkout.createCheckoutSession(cartOf(await shop.product()))
  const { html } = await sandboxVisitor(url).ask(`/sandbox/${sessionIdOf(cardPage)}`)
  expect(html).toContain('value="ann.lee@example.com"')
})

test('a method of shipping is ignored where nothing is shipped', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId } = await openSandbox(shop)
  const basket = sql`jsonb_set(basket, '{shipping}', '[]')`
  await shop.db.update(sandboxSessions).set({ basket }).where(eq(sandboxSessions.id, sessionId))
  const { status } = await sandbox.pay(sessionId, { shipping: 'express' })
  expect(status).toBe(303)
})

test('errors are shown at their fields, and typed values stay except the card number', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId } = await openSandbox(shop)
  const wrong = { email: 'ann@example', name: 'Ann "Lee" <b>', city: 'Portland', card: '4242 4242 4242 4241' }
  const { status, html } = await sandbox.pay(sessionId, {
    ...wrong,
    expiry: '01 / 20',
    cvc: '987',
    shipping: 'express',
  })
  expect(status).toBe(422)
  for (const sentence of ['Invalid email address.', 'Please check its digits.', 'This card has expired.']) {
    expect(html).toContain(sentence)
  }
  expect(html).toContain('id="email-error">Invalid email address.')
  expect(html).toContain('Please check the 3 fields below.')
  expect(html).toMatch(/id="email"[^>]*autofocus=""[^>]*aria-invalid="true" aria-describedby="email-error email-hint"/i)
  for (const typed of ['ann@example', 'Ann &quot;Lee&quot; &lt;b&gt;', '97201', '12 Harbour Street', '01 / 20']) {
    expect(html).toContain(`value="${typed}"`)
  }
  expect(html).toMatch(/value="OR"[^>]*selected=""|selected=""[^>]*value="OR"/)
  expect(html).toMatch(/id="express"[^>]*checked=""/)
  expect(html).not.toContain('4242 4242 4242 4241')
  expect(html).not.toContain('value="987"')
  expect(await shop.db.$count(sandboxSessions, eq(sandboxSessions.attempts, 0))).toBe(1)
})

test('the list of wrong fields has the names of the fields', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId } = await openSandbox(shop)
  const { html } = await sandbox.pay(sessionId, { postal: '9', city: '' })
  const zip = '<span class="in-us">ZIP code</span><span class="abroad">Postal code</span>'
  expect(html).toContain(`<a href="#postal">${zip}</a>`)
  expect(html).toContain(`<label for="postal">${zip}</label>`)
  expect(html).toContain('<a href="#city">City</a>')
})

test('a declined card and one without funds have different errors, and another card can pay', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId } = await openSandbox(shop)
  const declined = await sandbox.pay(sessionId, { card: '4000 0000 0000 0002' })
  expect(declined).toMatchObject({ status: 402 })
  expect(declined.html).toContain('Your card was declined. Please try another card.')
  expect(declined.html).toContain('value="4000 0000 0000 0002"')
  expect(declined.html).toContain('please enter the CVC again')
  expect(declined.html).not.toContain('value="123"')
  const poor = await sandbox.pay(sessionId, { card: '4000 0000 0000 9995' })
  expect(poor.html).toContain('Your card has insufficient funds. Please try another card.')
  expect(poor.html).toContain('value="12 Harbour Street"')
  expect(poor.html).toContain('value="12 / 40"')
  expect((await sandbox.pay(sessionId)).status).toBe(303)
})

test('a card with a second factor pays with the right code only', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId, path } = await openSandbox(shop)
  const asked = await sandbox.pay(sessionId, { card: '4000 0025 0000 3155' })
  expect(asked).toMatchObject({ status: 303, location: `${path}/verify` })
  expect(await shop.db.$count(sandboxEvents)).toBe(0)

  const verify = `${path}/verify`
  const wrong = await sandbox.ask(verify, { nonce: await sandbox.nonce(verify), code: '000000' })
  expect(wrong.status).toBe(422)
  expect(wrong.html).toContain('This code is incorrect. Please try again.')
  const right = await sandbox.ask(verify, { nonce: await sandbox.nonce(verify), code: '123 456' })
  expect(right).toMatchObject({ status: 303, location: `${shop.origin}/shop/payment/feedback/${sessionId}` })
})

test('a shopper who cancels the second factor pays with another card, and the address is still filled in', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId, path } = await openSandbox(shop)
  await sandbox.pay(sessionId, { card: '4000 0025 0000 3155' })
  const verify = `${path}/verify`
  const back = await sandbox.ask(verify, { nonce: await sandbox.nonce(verify), 'other-card': 'yes' })
  expect(back).toMatchObject({ status: 303, location: path })
  expect((await sandbox.ask(path)).html).toContain('value="12 Harbour Street"')
  expect((await sandbox.ask(verify)).location).toBe(path)
  expect((await sandbox.ask(verify, { nonce: 'x', code: '123456' })).location).toBe(path)
  expect((await sandbox.pay(sessionId)).status).toBe(303)
})

test('the amount is calculated by the sandbox, whatever the form sends', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId } = await openSandbox(shop)
  await sandbox.pay(sessionId, { amount: '1', amountCents: '1', total: '0.01', subtotalCents: '1', taxCents: '-5000' })
  const { charge } = await shop.payment.findSession(sessionId)
  expect(charge?.amountCents).toBe(60_00)
})

test('fifty concurrent submits pay once, and all end at the confirmation', {
  timeout: 60_000,
}, async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId, path, buyer } = await openSandbox(shop)
  const form = { ...typedForm, nonce: await sandbox.nonce(path) }
  const answers = await Promise.all(Array.from({ length: 50 }, () => sandbox.ask(path, form)))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(303))
  expect(await shop.db.$count(sandboxEvents, eq(sandboxEvents.type, 'session-paid'))).toBe(1)
  await shop.as(buyer).checkout.retreiveSession({ sessionId })
  await shop.runJobs()
  expect(await shop.db.$count(orders)).toBe(1)
})

test('a form pays once: not without its nonce, with a used one, or with that of another session', async () => {
  const shop = await createTestShop()
  const { sandbox, sessionId, path } = await openSandbox(shop)
  const other = await openSandbox(shop)
  const used = await sandbox.nonce(path)
  await sandbox.ask(path, { ...typedForm, nonce: used, card: '4000 0000 0000 0002' })
  for (const nonce of ['', 'nonsense', used, await other.sandbox.nonce(other.path)]) {
    const { status, html } = await sandbox.ask(path, { ...typedForm, nonce })
    expect(status, nonce).toBe(409)
    expect(html).toContain('nothing was charged')
    expect(html).toContain('value="12 Harbour Street"')
  }
  expect((await shop.payment.findSession(sessionId)).state).toBe('open')
})

test('a form from another site is refused', async () => {
  const shop = await createTestShop()
  const { sandbox, path, url, sessionId } = await openSandbox(shop)
  const body = new URLSearchParams({ ...typedForm, nonce: await sandbox.nonce(path) })
  const strangers = [
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ] as const
  for (const [name, value] of strangers) {
    const response = await fetch(url + path, { method: 'POST', headers: { [name]: value }, body })
    expect(response.status, `${name}: ${value}`).toBe(403)
  }
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'content-type': type },
      body: body.toString(),
    })
    expect(response.status, type).toBe(415)
  }
  const huge = new URLSearchParams({ name: 'x'.repeat(20_000) })
  expect((await fetch(url + path, { method: 'POST', headers: { origin: url }, body: huge })).status).toBe(413)
  expect((await shop.payment.findSession(sessionId)).state).toBe('open')
})

test('a paid session redirects to its confirmation, an expired or unknown one to the cart', async () => {
  const shop = await createTestShop()
  const paid = await openSandbox(shop)
  await paid.sandbox.pay(paid.sessionId)
  for (const again of [
    await paid.sandbox.ask(paid.path),
    await paid.sandbox.ask(paid.path, typedForm),
    await paid.sandbox.ask(`${paid.path}/verify`),
  ]) {
    expect(again).toMatchObject({ status: 303, location: `${shop.origin}/shop/payment/feedback/${paid.sessionId}` })
  }

  const over = await openSandbox(shop)
  const nonce = await over.sandbox.nonce(over.path)
  await shop.runOut(over.sessionId)
  for (const late of [await over.sandbox.ask(over.path), await over.sandbox.ask(over.path, { ...typedForm, nonce })]) {
    expect(late.status).toBe(410)
    expect(late.html).toContain('Your session has experied.')
    expect(late.html).toContain(`href="${shop.origin}/cart"`)
  }
  for (const path of [
    '/sandbox/cs_sandbox_nobody',
    '/sandbox/%00',
    '/sandbox/..%2f..%2fadmin',
    `/sandbox/${'x'.repeat(1_500)}`,
  ]) {
    expect((await over.sandbox.ask(path)).status, path).toBe(404)
  }
})

test('a name with markup is shown as text', async () => {
  const shop = await createTestShop()
  const { sandbox, path } = await openSandbox(shop, { name: '<img src=x onerror=alert(1)>' })
  const { html } = await sandbox.ask(path)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
})
