import { tabTo } from '../support/focus.ts'
import { addressOf, demoProducts, total } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, startAsCustomer } from '../support/steps.ts'

test.use(returningVisitor)

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/shop')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('going to another page announces its name and moves the focus to its content', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Shop now' }).press('Enter')
  await expect(page).toHaveURL('/shop')
  await expect(page.getByRole('status').filter({ hasText: 'All Products – MG' })).toBeAttached()
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toBeFocused()
})

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('puts the cookie choice first in the tab order', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    const comeFirst = [
      page.getByRole('link', { name: 'Skip to content' }),
      banner.getByRole('link', { name: 'Cookie Policy' }),
      banner.getByRole('button', { name: 'Decline' }),
    ]
    for (const each of comeFirst) {
      await page.keyboard.press('Tab')
      await expect(each).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(banner).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('complementary', { name: 'Offer' }).getByRole('link')).toBeFocused()
  })
})

test('the categories open with Enter, close with Esc and lead to their pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const categories = page.getByRole('button', { name: 'Shop categories' })
  await tabTo(page, categories)
  const link = page.getByRole('banner').getByRole('link', { name: /^Cat Eye/ })
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(categories).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(categories).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop/sunglasses/cat-eye')
  await expect(link).toBeHidden()
})

test('a customer opens their menu by keyboard and reaches every link in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startAsCustomer(page)
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'My account' }).focus()
  const links = ['My Account Details', 'My Orders']
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'My Orders' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  for (const name of links) await tabTo(page, page.getByRole('banner').getByRole('link', { name }))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: 'Log Out' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'My account' })).toBeFocused()
})

test('searching from the popup moves the focus to the results', async ({ page }) => {
  await page.goto('/about-us')
  const popup = page.getByRole('dialog', { name: 'Search' })
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
    await expect(popup).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.type('otto')
  await expect(popup.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “otto”' })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
})

test('loading more of a listing by keyboard moves the focus to the first new product', async ({ page }) => {
  await page.goto('/shop')
  const cards = page.getByRole('main').getByRole('article')
  const more = page.getByRole('link', { name: 'Load more' })
  for (let shown = 24; shown < total; shown = await cards.count()) {
    await expect(cards).toHaveCount(shown)
    await more.press('Enter')
    await expect(cards.nth(shown).getByRole('link').first()).toBeFocused()
    await expect(cards.nth(shown)).toBeInViewport()
  }
  await expect(more).toHaveCount(0)
})

test('showing more results by keyboard moves the focus to the first new one, also when no more follow', async ({
  page,
}) => {
  await page.goto('/about-us')
  const popup = page.getByRole('dialog', { name: 'Search' })
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
    await expect(popup).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.type('sunglasses')
  const results = popup.getByRole('option')
  const more = popup.getByRole('button', { name: 'Show More (+10)' })
  await expect(more).toBeVisible()
  while (await more.isVisible()) {
    const shown = await results.count()
    await more.press('Enter')
    await expect(results.nth(shown)).toBeFocused()
  }
})

test('a click that removes its own button or line keeps the focus in place', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  await addToCart(page)
  await page.goto('/cart')
  const main = page.getByRole('main')
  const quantity = main.getByRole('textbox', { name: /^Quantity of/ })
  await main.getByRole('button', { name: 'Increase' }).press('Enter')
  await expect(quantity).toHaveValue('2')
  const decrease = main.getByRole('button', { name: 'Decrease' })
  await decrease.press('Enter')
  await expect(quantity).toHaveValue('1')
  await expect(decrease).toBeDisabled()
  await expect(decrease).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('1')

  const remove = main.getByRole('button', { name: `Remove ${demoProducts.frame}` })
  await remove.press('Enter')
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
})

test('editing the account keeps the focus in the form, and restores it afterwards', async ({ page }) => {
  await startAsCustomer(page)
  await page.goto('/account')
  const update = page.getByRole('main').getByRole('button', { name: 'Update' })
  const firstName = page.getByLabel('First name')
  await expect(async () => {
    if (await firstName.isHidden()) await update.press('Enter')
    await expect(firstName).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(firstName).toBeHidden()
  await expect(update).toBeFocused()

  await update.press('Enter')
  await firstName.fill('Anna')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('Anna Lee')
  await expect(update).toBeFocused()
})
