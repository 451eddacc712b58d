import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { adminPages } from '../app/admin/pages.ts'
import { hostileWords } from '../test/fuzz/hostile-payload.ts'
import { seededRandom } from '../test/fuzz/seeded-random.ts'
import { address, adminEmail, adminPassword, expect, origin, test } from './support/shop-under-test.ts'
import { signUp } from './support/steps.ts'

// `npm run fuzz` sends many more, other ones each time.
const cases = Number(process.env.FUZZ_CASES ?? 3)
const seed = Number(process.env.FUZZ_SEED ?? 1)

const publicPages = [
  ...['/', '/isp/:x', '/shop', '/shop/:x/:x', '/shop/women/:x', '/collections/:x', '/looks', '/pictured/:x/product'],
  ...['/cart', '/wishlist', '/checkout', '/checkout/transfer', '/login', '/register', '/forget-password', '/account'],
  ...[
    '/reset-password/:x',
    '/join/:x',
    '/confirm-email/:x',
    '/undo-email-change/:x',
    '/unsubscribe/:x',
    '/newsletter/confirm/:x',
    '/pay/:x',
    '/contact-us',
  ],
  ...['/orders', '/orders/:x', '/orders/:x/invoices/:x', '/track-order/:x', '/track-order/:x/invoices/:x'],
  ...['/orders/:x/return', '/track-order/:x/returns/:x', '/shop/payment/feedback/:x', '/shop/:x/:x/:x/:x/:x/:x'],
  ...['/sitemap/:x', '/images/:x', '/images/:x/320.avif', '/brand/:x', '/sandbox/:x', '/assets/:x', '/:x', '/:x/:x'],
]
const parameters = [
  ...[
    'about',
    'after',
    'available',
    'category',
    'code',
    'color',
    'days',
    'from',
    'key',
    'lang',
    'log-in',
    'max',
    'min',
  ],
  ...['next', 'order', 'package', 'pass', 'q', 'rating', 'sale', 'search', 'shown', 'size', 'sort', 'state', 'status'],
  ...['step', 'tab', 'until', 'view', '_routes', '__proto__', 'constructor'],
]

test('no URL of a page is answered with a fault or a reset, for a guest, a customer or the owner', async ({
  playwright,
}) => {
  test.setTimeout(7_200_000)
  const extraHTTPHeaders = { 'x-forwarded-for': address() }
  const open = () => playwright.request.newContext({ baseURL: origin, extraHTTPHeaders })
  const [guest, customer, owner] = [await open(), await open(), await open()]
  await signUp(customer)
  const login = await owner.post('/api/users/login', { data: { email: adminEmail, password: adminPassword } })
  expect(login.status()).toBe(200)
  const random = seededRandom(seed)
  const word = () => random.pick(hostileWords)
  const hostileUrl = (path: string) => {
    const named = path.replace(/:[a-zA-Z]+\??/g, () => encodeURIComponent(word()) || 'x')
    const chosen = parameters.filter(() => random.chance(0.3))
    // Some twice, which is what reads "the first" here and "the last" there.
    const written = chosen.flatMap((name) => (random.chance(0.1) ? [name, name] : [name]))
    const query = written.map((name) => `${name}=${encodeURIComponent(word())}`).join('&')
    return `${named}${random.chance(0.2) ? '.data' : ''}${query && `?${query}`}`
  }

  const faults: string[] = []
  for (const path of [...publicPages, ...adminPages.map((page) => page.path)]) {
    for (let made = 0; made < cases; made++) {
      const url = hostileUrl(path)
      const request = [owner, customer, guest][made % 3] ?? owner
      const status = await request.get(url, { headers: { 'x-forwarded-for': address() }, maxRedirects: 0 }).then(
        (response) => String(response.status()),
        (error: Error) => error.message,
      )
      if (!/^[234]/.test(status)) faults.push(`${status} ${url}`)
    }
  }
  for (const request of [guest, customer, owner]) await request.dispose()
  expect(faults, `FUZZ_SEED=${seed}`).toEqual([])
})

for (const [path, title] of [
  ['/shop/../about-us', 'About Us'],
  ['/shop/%2e%2e/about-us', 'About Us'],
  ['/./wishlist', 'Wishlist'],
  ['/about-us/../../shop', 'All Products'],
] as const) {
  test(`the dots of ${path} lead to ${title}`, async () => {
    // Browsers and fetch resolve them before they ask.
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(origin, { path, headers: { accept: 'text/html' } }, resolve).once('error', reject)
    })
    expect(answer.statusCode).toBe(200)
    expect(await text(answer)).toContain(`<title>${title} – `)
  })
}
