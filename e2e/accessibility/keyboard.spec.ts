import type { Locator, Page } from '@playwright/test'
import { placeOrder } from '../support/buy.ts'
import { addressOf, demoProducts, total } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, startAsCustomer } from '../support/steps.ts'

test.use(returningVisitor)

async function tabTo(page: Page, target: Locator, maxPresses = 40) {
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
  }
  await expect(target).toBeFocused()
}

/** Tabs through the whole dialog: the focus never moves to the page under it. */
async function expectTrapped(page: Page, dialog: Locator, presses = 25) {
  for (let at = 0; at < presses; at++) {
    await page.keyboard.press('Tab')
    // The browser's own toolbars may take the focus; the page under the dialog must not.
    const place = await dialog.evaluate((element) => {
      const active = document.activeElement
      return active === document.body || element.contains(active)
    })
    expect(place).toBe(true)
  }
}

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

test('the search popup traps the focus and restores it', async ({ page }) => {
  await page.goto('/about-us')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await opener.focus()
  const popup = page.getByRole('dialog', { name: 'Search' })
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(popup).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(popup.getByPlaceholder('Search here...')).toBeFocused()
  await page.keyboard.type('otto')
  await expect(popup.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expectTrapped(page, popup)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
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

test('the variation dialog and the sidebar after it trap the focus, and it returns to the card', async ({ page }) => {
  await page.goto('/shop?search=Amalfi')
  const opener = page.getByRole('button', { name: /^Add to cart ?: Amalfi/ })
  await opener.focus()
  const dialog = page.getByRole('dialog', { name: 'Variation' })
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectTrapped(page, dialog, 12)
  await tabTo(page, dialog.getByRole('button', { name: 'Sand', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: /36$/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Add to cart' }))
  await page.keyboard.press('Enter')

  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart).toContainText('Sand, Size US 4 (EU 36)')
  await expect(dialog).toBeHidden()
  await expectTrapped(page, cart)
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the images of a product are zoomed and switched by keyboard', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const image = page.getByRole('button', { name: /^Zoom into image 1 of/ })
  await image.focus()
  const viewer = page.getByRole('dialog', { name: `Images: ${demoProducts.frame}` })
  await page.keyboard.press('Enter')
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await page.keyboard.press('+')
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText(/^2 \/ \d/)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(image).toBeFocused()
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

test('canceling an order moves the focus to its heading', async ({ page }) => {
  const number = await placeOrder(page.request, await startAsCustomer(page))
  await page.goto('/orders')
  const order = page.getByRole('article', { name: number })
  const cancel = order.getByRole('button', { name: 'Cancel order' })
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  await expect(async () => {
    await cancel.press('Enter')
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  await cancel.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel order' }).press('Enter')
  await expect(order).toContainText('Canceled')
  await expect(cancel).toBeHidden()
  await expect(order.locator('header')).toBeFocused()
})

test('the dialogs of a review and of account deletion trap the focus and restore it', async ({ page }) => {
  await startAsCustomer(page)
  await page.goto(await addressOf(page.request, demoProducts.plain))
  const write = page.getByRole('main').getByRole('button', { name: 'Write a review' })
  const review = page.getByRole('dialog', { name: 'Write a review' })
  await expect(async () => {
    await write.press('Enter')
    await expect(review).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await tabTo(page, review.getByRole('radio', { name: /^1 star/ }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, review.getByLabel('Review title'))
  await page.keyboard.type('Holds')
  await tabTo(page, review.getByLabel('Your review'))
  await tabTo(page, review.getByRole('button', { name: 'Submit review' }))
  await page.keyboard.press('Enter')
  await expect(review.getByLabel('Your review')).toBeFocused()
  await expectTrapped(page, review, 12)
  await page.keyboard.press('Escape')
  await expect(review).toBeHidden()
  await expect(write).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(review.getByLabel('Review title')).toHaveValue('Holds')
  await expect(review.getByRole('radio', { name: /^2 stars/ })).toBeChecked()

  await page.goto('/account')
  const leave = page.getByRole('main').getByRole('button', { name: 'Delete my account' })
  const farewell = page.getByRole('dialog', { name: 'Delete my account?' })
  await expect(async () => {
    await leave.press('Enter')
    await expect(farewell).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await tabTo(page, farewell.getByLabel('Password', { exact: true }))
  await tabTo(page, farewell.getByRole('button', { name: 'Keep my account' }))
  await expectTrapped(page, farewell, 8)
  await page.keyboard.press('Escape')
  await expect(farewell).toBeHidden()
  await expect(leave).toBeFocused()
})
