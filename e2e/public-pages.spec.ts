import { type APIRequestContext, type Page, request } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from './support/shop-under-test.ts'
import { addToCart, startAs, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

const publicPages = [
  '/',
  '/isp/true',
  '/shop',
  '/shop?search=black',
  '/shop/sunglasses/cat-eye',
  '/cart',
  '/wishlist',
  '/checkout',
  '/login',
  '/register',
  '/forget-password',
  '/reset-password/abc',
  '/unsubscribe/ann@example.com',
  '/newsletter',
  '/contact-us',
  '/shipping-returns',
  '/cookie-consent',
  '/refund-policy',
  '/about-us',
  '/privacy-policy',
  '/terms-conditions',
  '/no-such-page',
]

test('guest, customer and admin get the same bytes of every public page and of its data', async ({ page, browser }) => {
  const [guest, customer, admin] = [
    await request.newContext({ baseURL: origin }),
    await (await browser.newContext({ baseURL: origin })).newPage(),
    await (await browser.newContext({ baseURL: origin })).newPage(),
  ] as const
  await startAsCustomer(customer)
  await startAs(admin, adminEmail, adminPassword)
  const readers: APIRequestContext[] = [guest, customer.request, admin.request]
  const product = await addressOf(page.request, demoProducts.frame)
  for (const path of [...publicPages, product, '/_.data', '/shop.data', `${product}.data`]) {
    const read = async (reader: APIRequestContext) => {
      const answer = await reader.get(path, { maxRedirects: 0 })
      const { 'set-cookie': setsCookie, 'content-type': type } = answer.headers()
      return { status: answer.status(), setsCookie, type, body: await answer.text() }
    }
    const [first, ...others] = await Promise.all(readers.map(read))
    expect(first?.type, path).toMatch(/; charset=utf-8$/)
    expect(first?.setsCookie, path).toBeUndefined()
    expect(first?.body.length, path).toBeGreaterThan(100)
    for (const other of others) expect(other, path).toEqual(first)
  }
  await guest.dispose()
})

test('a page has one address, without a slash at its end', async ({ request }) => {
  for (const path of ['/shop', '/shop/sunglasses/all', '/about-us', '/no-such-page']) {
    const answer = await request.get(`${path}/?color=Black`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(301)
    expect(answer.headers().location).toBe(`${path}?color=Black`)
  }
  expect((await request.get('/', { maxRedirects: 0 })).status()).toBe(200)
})

/** What a link in an email, a session or a payment opens, valid or not. */
const personalPaths = [
  '/unsubscribe/YW5uQGV4YW1wbGUuY29t',
  '/reset-password/r_x',
  '/join/x',
  '/confirm-email/x',
  '/undo-email-change/x',
  '/newsletter/confirm/x',
  '/track-order/x',
  '/pay/x',
  '/shop/payment/feedback/cs_unknown_1',
  '/account',
  '/orders',
  '/orders/MG-1',
  '/admin',
]

test('pages behind links and logins, and their data, are stored by no cache', async ({ request }) => {
  for (const path of personalPaths.flatMap((page) => [page, `${page}.data`])) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers()['cache-control'], `${answer.status()} ${path}`).toBe('private, no-store')
  }
})

/** A font that comes after the first paint makes lines a few pixels wider. */
const lateFontShift = 0.004

/** Records the layout shifts of the page, and what the header shows in every frame. */
function watch() {
  const seen = { shift: 0, frames: 0, loginFrames: 0, totals: new Set<string>() }
  Reflect.set(window, 'seen', seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) seen.shift += Number(Reflect.get(entry, 'value'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const login = document.querySelector('header .signed-out')
    const total = document.querySelector('.glance-total')
    if (login && total) {
      seen.frames++
      if (getComputedStyle(login).display !== 'none') seen.loginFrames++
      seen.totals.add(getComputedStyle(total, '::before').content)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function openObserved(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // A shift is reported after the frame in which it happened.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  )
  return page.evaluate(() => {
    const { shift, frames, loginFrames, totals } = Reflect.get(window, 'seen')
    return { shift, frames, loginFrames, totals: [...totals] }
  })
}

for (const width of [390, 1440]) {
  test(`nothing shifts and no guest view appears while the pages of a customer hydrate, ${width} px wide`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await startAsCustomer(page)
    const product = await addressOf(page.request, demoProducts.plain)
    await page.goto(product)
    await addToCart(page)
    await page.addInitScript(watch)
    for (const path of ['/', '/shop', product, '/cart', '/wishlist']) {
      const seen = await openObserved(page, path)
      expect(seen.frames, path).toBeGreaterThan(1)
      expect(seen.loginFrames, path).toBe(0)
      expect(seen.totals, path).toEqual(['"$42.00"'])
      expect(seen.shift, `shift on ${path}`).toBeLessThan(lateFontShift)
    }
  })

  test(`nothing shifts on a first visit, ${width} px wide`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(watch)
    for (const path of ['/', '/shop', await addressOf(page.request, demoProducts.sized), '/cart', '/about-us']) {
      expect((await openObserved(page, path)).shift, `shift on ${path}`).toBeLessThan(lateFontShift)
    }
    await context.close()
  })
}
