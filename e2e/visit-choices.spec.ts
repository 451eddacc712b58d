import type { Page } from '@playwright/test'
import { encode } from '#app/state/cipher.ts'
import { tabKeys } from '#app/state/local-items.ts'
import { addressOf, demoProducts, findProduct } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, expectHydrated, test } from './support/shop-under-test.ts'

test.use(returningVisitor)

/** Begins a visit with this seed. */
async function visit(page: Page, seed: number): Promise<void> {
  await page.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
    tabKeys.visitSeed,
    encode(String(seed)),
  ] as const)
}

const images = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src')))

/** What a page shows before its code runs, and after. */
async function beforeAndAfter(page: Page, path: string) {
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await asleep
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const before = await images(page)
  wake()
  await expectHydrated(page)
  await page.waitForLoadState('networkidle')
  const after = await images(page)
  await page.unrouteAll({ behavior: 'wait' })
  return { before, after }
}

const pages = { home: async () => '/', listing: async () => '/shop', product: addressOf }

for (const [name, find] of Object.entries(pages)) {
  test(`the ${name} page shows what the visit chooses before its code runs, and keeps it`, async ({
    browser,
    page,
  }) => {
    const path = await find(page.request, demoProducts.frame)
    const seen: (string | null)[][] = []
    for (const seed of [7, 7, 8]) {
      const visitor = await browser.newPage()
      await visit(visitor, seed)
      const { before, after } = await beforeAndAfter(visitor, path)
      expect(before.length).toBeGreaterThan(2)
      expect(after.slice(0, before.length)).toEqual(before)
      seen.push(before)
      await visitor.close()
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).not.toEqual(seen[0])
  })
}

test('only the chosen first image is fetched', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, 7)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(
    new Set(asked.filter((path) => path.startsWith('/images/banner-')).map((path) => path.split('/')[2])).size,
  ).toBe(1)
})

test('the product page shows one color in gallery, picker and cart', async ({ browser, page }) => {
  const product = await findProduct(page.request, demoProducts.colored)
  const colors = new Set<string>()
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const visitor = await browser.newPage()
    await visit(visitor, seed)
    await visitor.goto(await addressOf(page.request, demoProducts.colored))
    const pressed = visitor.locator('fieldset button[aria-pressed=true]')
    await expect(pressed).toHaveCount(1)
    const color = (await pressed.getAttribute('value')) ?? ''
    await expect(visitor.locator('legend')).toHaveText(`Color ${color}`)
    const image = product.colorVariant.find((each) => each.color === color)
    expect(image).toBeDefined()
    await expect(visitor.locator('.slides source').first()).toHaveAttribute(
      'srcset',
      new RegExp(`-${color.toLowerCase()}-`),
    )
    colors.add(color)
    await visitor.close()
  }
  expect(colors.size).toBeGreaterThan(1)
})

test('a card shows the color that is filtered by or searched for', async ({ page }) => {
  await visit(page, 7)
  for (const path of ['/shop?color=Black', '/shop?search=black']) {
    await page.goto(path)
    const sources = (await images(page)).filter((each) => each?.includes('otto') || each?.includes('-black-'))
    expect(sources.length).toBeGreaterThan(3)
  }
})

test('without JavaScript the first of everything is shown', async ({ browser }) => {
  const visitor = await browser.newPage({ javaScriptEnabled: false })
  await visitor.goto('/', { waitUntil: 'load' })
  await expect(visitor.locator('main img').first()).toHaveAttribute('src', /\/side-01\//)
})
