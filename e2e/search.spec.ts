import type { Page } from '@playwright/test'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'

test.use(returningVisitor)

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const popup = page.getByRole('dialog', { name: 'Search' })
  await expect(popup).toBeVisible()
  return popup
}

test('ten results while typing, ten more, and all of them as a page', async ({ page }) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  await popup.getByPlaceholder('Search here...').fill('mg')
  await expect(popup.getByRole('heading', { name: 'Search results (All)' })).toBeVisible()
  await expect(popup.getByRole('listitem')).toHaveCount(10)
  await popup.getByRole('button', { name: 'Show More (+10)' }).click()
  await expect(popup.getByRole('listitem')).toHaveCount(20)
  await popup.getByRole('link', { name: 'All results' }).click()
  await expect(page).toHaveURL('/shop?search=mg')
  await expect(popup).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “mg”' })).toBeVisible()

  const again = await openSearch(page)
  await expect(again.getByRole('heading', { name: 'Recent searches' })).toBeVisible()
  await again.getByRole('button', { name: 'mg' }).click()
  await expect(again.getByPlaceholder('Search here...')).toHaveValue('mg')
})

test('a result leads to its product, and the popup closes', async ({ page }) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  await popup.getByPlaceholder('Search here...').fill('OTTO')
  await popup.getByRole('link', { name: /^Otto Round Sunglasses/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Otto Round Sunglasses' })).toBeVisible()
  await expect(popup).toBeHidden()
})

test('a typo of one letter is tolerated, a category narrows, and an empty result offers a way to continue', async ({
  page,
}) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  const box = popup.getByPlaceholder('Search here...')
  await box.fill('sunglases')
  await expect(popup.getByRole('link', { name: /Sunglasses/ }).first()).toBeVisible()
  await box.fill('black')
  await popup.getByLabel('Sub-category').selectOption('Apparel')
  await expect(popup.getByRole('heading', { name: 'Search results (Apparel)' })).toBeVisible()
  await expect(popup.getByRole('link', { name: /Sunglasses/ })).toHaveCount(0)
  await popup.getByLabel('Sub-category').selectOption('All products')
  await box.fill('zzzzqq')
  await expect(popup).toContainText('Nothing found for “zzzzqq”')
  await popup.getByRole('link', { name: 'Sunglasses' }).click()
  await expect(page).toHaveURL('/shop/sunglasses/all')
})

test('the last query wins, in whatever order the responses arrive', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route('**/gateway', async (route) => {
    if (route.request().postData()?.includes('"query":"velvet"')) await late.promise
    await route.fallback().catch(() => {})
  })
  await page.goto('/about-us')
  const popup = await openSearch(page)
  const box = popup.getByPlaceholder('Search here...')
  const requested = page.waitForRequest((request) => request.postData()?.includes('"query":"velvet"') ?? false)
  await box.fill('velvet')
  const request = await requested
  await box.fill('otto')
  await expect(popup.getByRole('link', { name: /^Otto/ })).toBeVisible()
  late.resolve()
  // Null when the page has aborted the request.
  await request.response()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(popup.getByRole('link', { name: /^Velvet/ })).toHaveCount(0)
})

test('when the server does not answer, the popup searches the products already loaded', async ({ page }) => {
  await page.goto('/shop?search=otto')
  await expect(page.getByRole('link', { name: /Otto Round Sunglasses$/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.products'))).not.toBeNull()
  const popup = await openSearch(page)
  await page.route('**/gateway', (route) => route.abort())
  await popup.getByPlaceholder('Search here...').fill('otto')
  await expect(popup).toContainText('We cannot reach the shop right now.')
  await expect(popup.getByRole('link', { name: /^Otto/ })).toBeVisible()
})
