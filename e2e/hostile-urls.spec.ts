import { adminPages } from '../app/admin/pages.ts'
import { hostileWords } from '../test/fuzz/hostile-payload.ts'
import { seededRandom } from '../test/fuzz/seeded-random.ts'
import { address, adminEmail, adminPassword, expect, test } from './support/shop-under-test.ts'

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

test('no URL of a page is answered with a fault', async ({ request }) => {
  test.setTimeout(3_600_000)
  const login = await request.post('/api/users/login', { data: { email: adminEmail, password: adminPassword } })
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
      const response = await request.get(url, { headers: { 'x-forwarded-for': address() }, maxRedirects: 0 })
      if (response.status() >= 500) faults.push(`${response.status()} ${url}`)
    }
  }
  expect(faults, `FUZZ_SEED=${seed}`).toEqual([])
})
