import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { openSettings, restoreSettings, settings } from '../support/settings.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, openProduct, startAs } from '../support/steps.ts'

test.use(returningVisitor)
// These tests change the settings of the same shop.
test.describe.configure({ mode: 'serial' })
test.afterEach(restoreSettings)

test('settings apply to every page at once, and go back to their defaults or a former version', async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await shopper.goto('/')
  await expect(shopper).toHaveTitle('MG')
  await openSettings(page)

  const contact = settings(page, 'Shop and contact')
  await contact.getByLabel('Shop name').fill('Harbour & Co')
  await expect(contact.getByText('Unsaved changes.')).toBeVisible()
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect(contact.getByText('Settings saved.')).toBeVisible()

  const promo = settings(page, 'Promo bar')
  await promo.getByLabel('Season').selectOption('Summer')
  await promo.getByLabel('Sale discount').fill('45')
  await promo.getByRole('button', { name: 'Save' }).click()
  await expect(promo.getByText('Settings saved.')).toBeVisible()

  const returns = settings(page, 'Returns and refunds')
  await returns.getByLabel('Return window after delivery').fill('40')
  await returns.getByRole('button', { name: 'Save' }).click()
  await expect(returns.getByText('Settings saved.')).toBeVisible()

  await expect(async () => {
    await shopper.goto('/')
    await expect(shopper).toHaveTitle('Harbour & Co', { timeout: 500 })
  }).toPass()
  await expect(shopper.getByRole('complementary', { name: 'Offer' })).toHaveText(
    'Summer SALE - up to 45% off, free shipping on all orders over $200 Learn more about this offer',
  )
  await expect(shopper.getByRole('heading', { name: 'Harbour & Co Best Seller' })).toBeVisible()
  await expect(shopper.getByRole('contentinfo')).toContainText('Harbour & Co makes sunglasses')
  await shopper.goto('/refund-policy')
  await expect(shopper).toHaveTitle('Refund Policy – Harbour & Co')
  await expect(shopper.getByRole('main')).toContainText('You may return an item within 40 days after delivery.')
  await openProduct(shopper, 'Otto Round Sunglasses')
  await expect(shopper.getByRole('main')).toContainText('Return within 40 days of delivery.')

  await returns.getByRole('button', { name: 'Use all defaults' }).click()
  const question = page.getByRole('dialog', { name: 'Use all defaults of Returns and refunds?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(returns.getByLabel('Return window after delivery')).toHaveValue('40')
  await returns.getByRole('button', { name: 'Use all defaults' }).click()
  await question.getByRole('button', { name: 'Use all defaults' }).click()
  await expect(returns.getByText('Defaults restored.')).toBeVisible()
  await expect(returns.getByRole('button', { name: 'Use all defaults' })).toHaveCount(0)

  await contact.getByRole('link', { name: 'Previous versions of Shop and contact' }).click()
  const begun = page.getByRole('listitem').filter({ hasText: 'Original' })
  await expect(page.getByRole('listitem').filter({ hasText: 'Shop name: Harbour & Co' }).first()).toBeVisible()
  await begun.getByRole('button', { name: 'Restore version 0' }).click()
  await begun.getByRole('group', { name: 'Restore version 0' }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored.').first()).toBeVisible()
  await expect(async () => {
    await shopper.goto('/')
    await expect(shopper).toHaveTitle('MG', { timeout: 500 })
  }).toPass()
  await shopper.context().close()
})

test('a promise is shown on every page only while it is on', async ({ page, browser }) => {
  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await shopper.goto('/')
  await expect(shopper.getByText('Cashback reward')).toBeVisible()
  await openSettings(page)
  const promises = settings(page, 'Promises')
  await expect(promises).toContainText('The sandbox card page offers both for practice.')
  for (const name of ['Pay in 3', 'Buy now, pay later', 'Cashback reward', 'Newsletter window']) {
    await promises.getByLabel(name).uncheck()
  }
  await promises.getByRole('button', { name: 'Save' }).click()
  await expect(promises.getByText('Settings saved.')).toBeVisible()

  await expect(async () => {
    await shopper.goto('/')
    await expect(shopper.getByText('Cashback reward')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await expect(shopper.getByRole('main')).not.toContainText(/pay later|cashback/i)
  await expect(shopper.getByRole('main')).toContainText('Free shipping')
  await openProduct(shopper, 'Otto Round Sunglasses')
  await expect(shopper.getByRole('main')).not.toContainText(/pay in 3/i)
  await shopper.goto('/terms-conditions')
  await expect(shopper.getByRole('main')).toContainText('We do not offer payment in parts')
  await shopper.context().close()
})

test('colors, fonts and corners are previewed, refused where unreadable, and apply to every page at once', async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await shopper.goto('/')
  await expect(shopper.locator('html')).not.toHaveAttribute('style', /--color/)
  await openSettings(page)
  const brand = settings(page, 'Colors and fonts')
  await brand.getByLabel('Background', { exact: true }).fill('#ffffff')
  await brand.getByLabel('Text', { exact: true }).fill('#9aa0a6')
  await expect(brand.getByText('Too hard to read', { exact: false })).toBeVisible()
  await brand.getByRole('button', { name: 'Save' }).click()
  await expect(brand.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(/^Too hard to read/)
  await brand.getByLabel('Text', { exact: true }).fill('#0b1f3a')
  await brand.getByLabel('Fonts').selectOption('grotesk')
  await brand.getByLabel('Corners').selectOption('square')
  await expect(brand.getByTestId('brand-preview')).toHaveCSS('color', 'rgb(11, 31, 58)')
  await brand.getByRole('button', { name: 'Save' }).click()
  await expect(brand.getByText('Settings saved.')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(11, 31, 58)')

  await expect(async () => {
    await shopper.goto('/')
    await expect(shopper.locator('body')).toHaveCSS('color', 'rgb(11, 31, 58)', { timeout: 500 })
  }).toPass()
  await expect(shopper.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(shopper.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b1f3a')
  await expect(shopper.locator('body')).toHaveCSS('font-family', /Work Sans/)
  const fonts = () => shopper.evaluate(() => [...document.fonts].filter((face) => face.status === 'loaded'))
  await expect.poll(async () => (await fonts()).length).toBeGreaterThan(0)
  const loaded = await shopper.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )
  expect(new Set(loaded)).toEqual(new Set(['Work Sans Variable', 'Space Grotesk Variable']))
  await expectAccessibleAtEveryWidth(shopper)
  const css = await (await shopper.request.get('/sandbox/style.css')).text()
  expect(css).toContain('--color-ink: #0b1f3a')
  expect(await (await shopper.request.get('/api/docs')).text()).toContain('#0b1f3a')
  await shopper.context().close()
})

test('express shipping and tax apply in the cart, in the sandbox and in the confirmation', async ({
  page,
  browser,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/shipping')
  await page.getByRole('link', { name: 'All countries' }).click()
  const express = page.getByRole('group', { name: 'Method 2' })
  await express.getByLabel('Price', { exact: true }).fill('21.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. New checkouts use it from now on.').first()).toBeVisible()

  await page.goto('/admin/settings')
  const tax = settings(page, 'Sales tax')
  await tax.getByLabel('Oregon').fill('10')
  await tax.getByRole('button', { name: 'Save' }).click()
  await expect(tax.getByText('Settings saved.')).toBeVisible()
  await expect(tax.getByText('Default: 0%')).toBeVisible()

  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await openProduct(shopper, 'Otto Round Sunglasses')
  await addToCart(shopper)
  await expect(async () => {
    await shopper.goto('/cart')
    await expect(shopper.getByRole('region', { name: 'Summary' })).toContainText('$21.50', { timeout: 500 })
  }).toPass()
  await shopper.getByRole('main').getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await shopper.waitForURL(/\/sandbox\//)
  await shopper.getByText('Express', { exact: false }).first().click()
  const subtotal = Number((await shopper.locator('dl div').first().locator('dd').innerText()).replace('$', ''))
  await fillCardPage(shopper)
  await expect(shopper.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
  const order = shopper.getByRole('main')
  await expect(order).toContainText('$21.50')
  await expect(order).toContainText(`$${(subtotal / 10).toFixed(2)}`)
  await expect(order).toContainText(`$${(subtotal * 1.1 + 21.5).toFixed(2)}`)
  await shopper.context().close()
})

test('the owner edits a page, previews it, and restores the default', async ({ page }) => {
  await openSettings(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^About Us/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await page.getByLabel('Text').fill('## Our harbour\n\nWe are {{shopName}}. <b>Plain</b>')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Our harbour' })).toBeVisible()
  await expect(preview).toContainText('We are MG. <b>Plain</b>')
  await expect(page.getByText('The default text also uses')).toBeVisible()

  await page.getByLabel('Text').fill('We are {{shopname}}.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Text')).toHaveAccessibleDescription(/^There is no placeholder {{shopname}}\./)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('There is no placeholder {{shopname}}.')
  await page.getByLabel('Text').fill('## Our harbour\n\nWe are {{shopName}}.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Page saved.')).toBeVisible()
  await expect(async () => {
    await page.goto('/about-us')
    await expect(page.getByRole('heading', { name: 'Our harbour' })).toBeVisible({ timeout: 500 })
  }).toPass()

  await page.goto('/admin/settings/about-us')
  await page.getByRole('button', { name: 'Use the default' }).click()
  const question = page.getByRole('dialog', { name: /^Use the default of/ })
  await question.getByRole('button', { name: 'Use the default' }).click()
  await expect(page.getByText('Default text restored.')).toBeVisible()
  await expect(page.getByLabel('Text')).toHaveValue(/^Welcome to {{shopName}}\./)
})

test('the settings are accessible on every screen, by keyboard too', async ({ page }) => {
  await openSettings(page)
  for (const path of ['/admin/settings', '/admin/settings/refund-policy']) {
    await page.goto(path)
    await expectAccessibleAtEveryWidth(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/settings')
  const name = page.getByLabel('Shop name')
  await name.focus()
  await page.keyboard.type(' House')
  await page.keyboard.press('Enter')
  await expect(settings(page, 'Shop and contact').getByText('Settings saved.')).toBeVisible()
})

test('without JavaScript, settings are saved, refused and reset by plain forms', async ({ browser }) => {
  const context = await browser.newContext({ ...returningVisitor, javaScriptEnabled: false })
  const page = await context.newPage()
  await openSettings(page)
  const returns = settings(page, 'Returns and refunds')
  await returns.getByLabel('Return window after delivery').fill('soon')
  await returns.getByRole('button', { name: 'Save' }).click()
  await expect(returns.getByRole('alert')).toHaveText('Please enter a whole number.')
  await expect(returns.getByLabel('Return window after delivery')).toHaveAccessibleDescription(
    /^Please enter a whole number\./,
  )
  await expect(returns.getByLabel('Return window after delivery')).toHaveValue('soon')
  await returns.getByLabel('Return window after delivery').fill('30')
  await returns.getByRole('button', { name: 'Save' }).click()
  await expect(returns.getByText('Settings saved.')).toBeVisible()
  await returns.getByRole('button', { name: 'Use the default of Return window after delivery' }).click()
  await expect(returns.getByLabel('Return window after delivery')).toHaveValue('15')
  await context.close()
})
