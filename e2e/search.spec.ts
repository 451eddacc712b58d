import type { Locator, Page } from '@playwright/test'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'

test.use(returningVisitor)

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const popup = page.getByRole('dialog', { name: 'Search' })
  await expect(popup).toBeVisible()
  return popup
}

const suggestions = (popup: Locator) => popup.getByRole('listbox', { name: 'Suggestions' })
const textBox = (popup: Locator) => popup.getByRole('combobox', { name: 'Search here...' })

test('ten results while typing, ten more, and all of them as a page', async ({ page }) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  await popup.getByPlaceholder('Search here...').fill('mg')
  await expect(popup.getByRole('heading', { name: 'Search results (All)' })).toBeVisible()
  await expect(suggestions(popup).getByRole('option')).toHaveCount(10)
  await popup.getByRole('button', { name: 'Show More (+10)' }).click()
  await expect(suggestions(popup).getByRole('option')).toHaveCount(20)
  await popup.getByRole('link', { name: 'All results' }).click()
  await expect(page).toHaveURL('/shop?search=mg')
  await expect(popup).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “mg”' })).toBeVisible()

  const again = await openSearch(page)
  const recent = again.getByRole('group', { name: 'Recent searches' })
  await recent.getByRole('option', { name: 'mg' }).click()
  await expect(again.getByPlaceholder('Search here...')).toHaveValue('mg')
})

test('a result leads to its product, and the popup closes', async ({ page }) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  await popup.getByPlaceholder('Search here...').fill('OTTO')
  await suggestions(popup)
    .getByRole('option', { name: /^Otto Round Sunglasses/ })
    .click()
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
  await expect(popup.getByRole('status')).toContainText('Showing results for “sunglasses”.')
  await expect(
    suggestions(popup)
      .getByRole('option', { name: /Sunglasses/ })
      .first(),
  ).toBeVisible()
  await box.fill('black')
  await popup.getByLabel('Type of product').selectOption('Apparel')
  await expect(popup.getByRole('heading', { name: 'Search results (Apparel)' })).toBeVisible()
  await expect(suggestions(popup).getByRole('option', { name: /Sunglasses/ })).toHaveCount(0)
  await popup.getByLabel('Type of product').selectOption('All products')
  await box.fill('zzzzqq')
  await expect(popup).toContainText('Nothing found for “zzzzqq”')
  await expect(popup.getByRole('group', { name: 'Best sellers' }).getByRole('option')).toHaveCount(5)
  await box.fill('otto dress')
  await popup.getByRole('group', { name: 'Try' }).getByRole('option', { name: 'otto' }).click()
  await expect(suggestions(popup).getByRole('option', { name: /^Otto Round Sunglasses/ })).toBeVisible()
  await box.fill('')
  await popup.getByRole('link', { name: 'Sunglasses', exact: true }).click()
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
  await expect(suggestions(popup).getByRole('option', { name: /^Otto/ })).toBeVisible()
  late.resolve()
  // Null when the page has aborted the request.
  await request.response()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(suggestions(popup).getByRole('option', { name: /^Velvet/ })).toHaveCount(0)
})

test('when the server does not answer, the popup searches the products already loaded', async ({ page }) => {
  await page.goto('/shop?search=otto')
  await expect(page.getByRole('link', { name: /Otto Round Sunglasses$/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.products'))).not.toBeNull()
  const popup = await openSearch(page)
  await page.route('**/gateway', (route) => route.abort())
  await popup.getByPlaceholder('Search here...').fill('otto')
  await expect(popup).toContainText("We can't reach the shop right now.")
  await expect(suggestions(popup).getByRole('option', { name: /^Otto/ })).toBeVisible()
})

test('arrow keys move through the results, Enter opens one, and Escape closes the popup', async ({ page }) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  const box = textBox(popup)
  await expect(box).toBeFocused()
  await box.fill('sunglasses')
  const options = suggestions(popup).getByRole('option')
  await expect(options).toHaveCount(10)
  await expect(popup.getByRole('status')).toContainText('products')
  const active = suggestions(popup).getByRole('option', { selected: true })

  await box.press('ArrowDown')
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.nth(0).getAttribute('id')) ?? '')
  await box.press('ArrowRight')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowDown')
  await expect(options.nth(6), 'the option below').toHaveAttribute('aria-selected', 'true')
  await box.press('ArrowUp')
  await box.press('ArrowUp')
  await expect(active, 'above the first line is the text box').toHaveCount(0)
  await expect(box).toBeFocused()
  await box.press('ArrowDown')
  await box.press('End')
  await expect(options.nth(9)).toHaveAttribute('aria-selected', 'true')
  await expect(options.nth(9)).toBeInViewport()
  await box.press('Home')
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')

  const name = (await options.nth(0).textContent())?.split('$')[0] ?? ''
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(popup).toBeHidden()

  await openSearch(page)
  await box.fill('linen')
  await box.press('Enter')
  await expect(page, 'without an option all results open').toHaveURL('/shop?search=linen')
  await openSearch(page)
  await box.press('Escape')
  await expect(popup).toBeHidden()
})

test('the popup opens with popular searches and best sellers with images', async ({ page }) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  const products = popup.getByRole('group', { name: 'Best sellers' }).getByRole('option')
  await expect(products).toHaveCount(5)
  await expect(products.first().locator('img')).toBeVisible()
  await popup.getByRole('group', { name: 'Popular searches' }).getByRole('option', { name: 'linen dress' }).click()
  await expect(textBox(popup)).toHaveValue('linen dress')
  await expect(suggestions(popup).getByRole('option', { name: /^Amalfi Linen Dress/ })).toBeVisible()
})

test('a color finds its family, and products are shown and opened in it', async ({ page }) => {
  await page.goto('/about-us')
  const popup = await openSearch(page)
  const box = textBox(popup)
  await box.fill('red dress')
  const dress = suggestions(popup).getByRole('option', { name: /^Amalfi Linen Dress/ })
  await expect(dress.locator('img')).toHaveAttribute('src', /terracotta/)
  await box.fill('black cat eye')
  const gilda = suggestions(popup).getByRole('option', { name: /^Gilda/ })
  await expect(gilda.locator('img')).toHaveAttribute('src', /black/)
  await gilda.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Gilda/ })).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: /^Images of Gilda/ })
      .getByRole('img')
      .first(),
  ).toHaveAttribute('src', /black/)

  await page.goto('/shop?search=brown+belt')
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  for (const src of await cards.locator('a img').evaluateAll((all) => all.map((each) => each.getAttribute('src'))))
    expect(src).toMatch(/cognac|camel|tortoise|tan|brown/)
})

test('price words become filters that can be removed', async ({ page }) => {
  await page.goto('/shop?search=sunglasses+under+$150')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “sunglasses”' })).toBeVisible()
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  const prices = page.getByRole('article').locator('.price')
  await expect(prices.first()).toBeVisible()
  for (const text of await prices.allTextContents())
    expect(Number(/\$([\d.]+)/.exec(text)?.[1]), text).toBeLessThanOrEqual(150)
  const count = await prices.count()
  await chips.getByRole('link', { name: /Up to \$150/ }).click()
  await expect(page).toHaveURL('/shop?search=sunglasses')
  await expect.poll(() => prices.count()).toBeGreaterThan(count)

  const popup = await openSearch(page)
  await textBox(popup).fill('dress 38 over 100')
  await expect(popup.getByRole('status')).toContainText('from $100.00')
  await expect(suggestions(popup).getByRole('option', { name: /^Amalfi Linen Dress/ })).toBeVisible()
})

test('a page without results names the correction or shows best sellers', async ({ page }) => {
  await page.goto('/shop?search=sunglases+surfboard')
  await expect(page.getByText('Showing results for “sunglasses”. No product matches “surfboard”.')).toBeVisible()
  await page.goto('/shop?search=otto+dress')
  await expect(page.getByText('Nothing found for “otto dress”')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Best sellers' }).getByRole('article')).toHaveCount(4)
  await page.getByRole('link', { name: 'otto', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “otto”' })).toBeVisible()
})
