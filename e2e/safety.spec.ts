import { get } from 'node:http'
import type { Page } from '@playwright/test'
import { demoProducts, findProduct } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { startAsCustomer } from './support/steps.ts'

test.use({ ...returningVisitor, tolerated: /Failed to load resource|Minified React error #418/ })

const polyglots = [
  `"><img src=x onerror=window.hit=1>`,
  `</script><script>window.hit=1</script>`,
  `'-window.hit=1-'`,
  'javascript:window.hit=1',
  `{{constructor.constructor('window.hit=1')()}}`,
  `%3Csvg%20onload%3Dwindow.hit%3D1%3E`,
  `\u2028</title><svg onload=window.hit=1>`,
]

async function expectInert(page: Page) {
  // The error of an image that is requested now comes after those of all images before it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const marker = new Image()
        marker.onerror = resolve
        marker.src = '/images/none'
      }),
  )
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
  expect(await page.locator('img[src=x], svg[onload], main script').count()).toBe(0)
}

/** Every place of a URL whose text is shown, stored or followed. */
async function addressesWith(page: Page, polyglot: string): Promise<string[]> {
  const { _id, path } = await findProduct(page.request, demoProducts.plain)
  const text = encodeURIComponent(polyglot)
  return [
    `/shop?search=${text}`,
    `/shop?color=${text}&sort=${text}&after=${text}`,
    `/shop/${text}/all`,
    `/isp/${text}`,
    `/unsubscribe/${text}`,
    `/shop/${path}/${_id}/${text}/${text}?size=${text}`,
    `/shop/payment/feedback/${text}?key=${text}`,
    `/login?next=${text}`,
    `/?log-in=${text}`,
    `/reset-password/${text}`,
  ]
}

test('no script in a URL becomes an element or a link of the page that the server sends', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const polyglot of polyglots) {
    for (const address of await addressesWith(page, polyglot)) {
      const html = await (await page.request.get(address)).text()
      const found = await page.evaluate((html) => {
        const sent = new DOMParser().parseFromString(html, 'text/html')
        const hostile =
          'img[src=x], [onerror], [onload], main script, [href^="javascript:" i], [action^="javascript:" i]'
        return [...sent.querySelectorAll(hostile)].map(({ outerHTML }) => outerHTML)
      }, html)
      expect(found, address).toEqual([])
    }
  }
})

// The first one opens an element, the second one is an address: between them they reach what a browser runs.
for (const polyglot of [`${polyglots[0]}${polyglots[1]}${polyglots[6]}`, 'javascript:window.hit=1']) {
  test(`${polyglot.slice(0, 12)}… does nothing wherever it is put into a URL`, async ({ page }) => {
    for (const address of await addressesWith(page, polyglot)) {
      await page.goto(address)
      await expectInert(page)
    }
  })
}

test('the input of search and of a review is shown as text', async ({ page }) => {
  const { _id: productId, path } = await findProduct(page.request, 'Aria Hoop Earrings')
  await startAsCustomer(page)
  const [polyglot = ''] = polyglots
  const answer = await page.request.post('/api/add-review', {
    data: {
      productId,
      name: polyglot,
      email: 'a@example.com',
      reviewTitle: polyglot,
      message: polyglots.join('\n'),
      rating: 1,
    },
    headers: { origin: new URL((await page.request.get('/')).url()).origin },
  })
  expect([200, 400]).toContain(answer.status())
  await page.goto(`/shop/${path}/${productId}`)
  await expectInert(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByPlaceholder('Search here...').fill(polyglot)
  await expect(page.getByRole('dialog', { name: 'Search' })).toContainText(`Nothing found for “${polyglot}”`)
  await expectInert(page)
})

test('a URL that begins like another origin, or cannot be decoded, is not found', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const elsewhere = ['//elsewhere.example.com', '//elsewhere.example.com/login', '/\\elsewhere.example.com/shop']
  for (const path of [...elsewhere, '/%ff', '/%09/%09', '/shop/%c3/all', '/api/%ff']) {
    const status = await new Promise((resolve, reject) => {
      get({ hostname, port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
    })
    expect(status, path).toBe(404)
  }
})
