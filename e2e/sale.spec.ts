import type { Browser, Page } from '@playwright/test'
import { placeOrder } from './support/buy.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import {
  addToCart,
  dismissFirstVisit,
  fillCardPage,
  logIn,
  newEmail,
  openProduct,
  register,
  searchProduct,
  startAsCustomer,
} from './support/steps.ts'

const confirmation = (page: Page) => page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })

async function shipAsAdmin(browser: Browser, orderNumber: string, email: string) {
  const context = await browser.newContext()
  const admin = await context.newPage()
  await logIn(admin)
  await admin.goto(`/admin/orders?search=${orderNumber}`)
  await expect(admin.getByRole('row', { name: orderNumber })).toContainText('Processing')
  await admin.getByRole('link', { name: orderNumber, exact: true }).click()
  const order = admin.getByRole('article', { name: orderNumber })
  await order.getByLabel('Tracking number').fill('9400 1000 0000 0000 0000 00')
  await order.getByRole('button', { name: 'Ship 1 item' }).click()
  await expect(order).toContainText('Shipped')
  await expect(order.getByRole('link', { name: /Track Order Package 1/ })).toHaveAttribute('href', /usps\.com.*9400/i)

  for (const subject of [/receipt|order/i, /shipped|on its way/i]) {
    await admin.goto('/admin/emails')
    const row = admin.getByRole('row').filter({ hasText: email }).filter({ hasText: subject }).first()
    await row.getByRole('link').click()
    await expect(admin.frameLocator('iframe').getByText(orderNumber).first()).toBeVisible()
  }
  await context.close()
}

test('a guest finds a product, pays, and gets a receipt; the owner ships it', async ({ page, browser }) => {
  const email = newEmail()
  await page.goto('/')
  await dismissFirstVisit(page)
  await searchProduct(page, 'Otto Round Sunglasses')
  const cart = await addToCart(page)
  await expect(cart).toContainText('Otto Round Sunglasses')
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()

  await fillCardPage(page, { email })
  await expect(confirmation(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Otto Round Sunglasses')
  await expect(page.getByRole('main')).toContainText('12 Harbor Street')
  await expect(page.getByRole('main')).toContainText('4242')
  await expect(page.getByRole('main')).toContainText('Free')
  await expect(page.getByRole('link', { name: 'Shopping cart, 0 items, $0.00' })).toBeVisible()

  const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
  await page.reload()
  await expect(confirmation(page)).toBeVisible()
  // A day later the cookie has expired, and the browser uses its own storage.
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('12 Harbor Street')

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('main')).toContainText(orderNumber)
  await expect(stranger.getByRole('main')).not.toContainText('Harbor')
  await expect(stranger.getByRole('main')).not.toContainText(email)

  await shipAsAdmin(browser, orderNumber, email)
})

test.describe('on later visits', () => {
  test.use(returningVisitor)

  test('a customer pays, sees the order, and sees it shipped', async ({ page, browser }) => {
    const email = await register(page)
    await openProduct(page, 'Perla Barrette')
    const cart = await addToCart(page)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await page.waitForURL(/\/sandbox\//)
    await fillCardPage(page, { email })
    await expect(confirmation(page)).toBeVisible()

    await page.goto('/orders')
    const order = page.getByRole('article')
    await expect(order).toContainText('Proccessing')
    const orderNumber = (await order.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await shipAsAdmin(browser, orderNumber, email)

    await page.reload()
    await expect(order).toContainText('Shipped')
    await expect(order.getByRole('link', { name: /Track Order/ })).toBeVisible()
  })

  test('a customer cancels an order and is refunded', async ({ page }) => {
    await placeOrder(page.request, await startAsCustomer(page))
    await page.goto('/orders')
    const order = page.getByRole('article')
    await order.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: /Cancel order/ })
    await expect(dialog).toContainText('7-21 business days')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(order).toContainText('Canceled')
    await expect(async () => {
      await page.reload()
      await expect(order).toContainText('Refunded')
    }).toPass()
  })

  test('the card page checks each field when it is left', async ({ page }) => {
    await openProduct(page, 'Perla Barrette')
    const cart = await addToCart(page)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await page.getByRole('button', { name: 'Checkout as Guest' }).click()

    for (const [label, wrong, right, sentence] of [
      ['Email', 'x@', 'x@example.com', 'Invalid email address.'],
      ['Card number', '4242 4242', '4242 4242 4242 4242', 'Your card number is incomplete.'],
      ['Expiration date', '13 / 40', '12 / 40', 'Please enter the expiration date as month and year, such as 04 / 29.'],
    ] as const) {
      const field = page.getByLabel(label)
      await expect(page.getByText(sentence)).toBeHidden()
      await field.fill(wrong)
      await field.press('Tab')
      await expect(page.getByText(sentence)).toBeVisible()
      await field.fill(right)
      await field.press('Tab')
      await expect(page.getByText(sentence)).toBeHidden()
    }

    await expect(page.getByRole('button', { name: /^Pay \$[\d.]+ before tax$/ })).toBeVisible()
    await page.getByLabel('State', { exact: true }).selectOption('OR')
    await expect(page.getByRole('button', { name: /^Pay \$[\d.]+$/ })).toBeVisible()
  })

  test('the summary of the card page names the wrong fields and follows their correction', async ({ page }) => {
    await openProduct(page, 'Perla Barrette')
    const cart = await addToCart(page)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await page.getByRole('button', { name: 'Checkout as Guest' }).click()
    await page.getByRole('button', { name: /^Pay/ }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText(/^Please check the \d fields below\./)
    const count = await summary.getByRole('listitem').count()
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('City').fill('Portland')
    await page.getByLabel('City').press('Tab')
    await expect(summary.getByRole('listitem').filter({ visible: true })).toHaveCount(count - 2)
    await expect(summary.getByText('Please check these fields:')).toBeVisible()
    await expect(summary.getByText('fields below')).toBeHidden()
    await expect(summary.getByRole('link', { name: 'ZIP code' })).toBeVisible()
    await page.getByRole('radio', { name: 'Pay later' }).check()
    await expect(summary.getByRole('link', { name: 'Card number' })).toBeHidden()
    await page.getByLabel('Full name').fill('Ann Lee')
    await page.getByLabel('Address', { exact: true }).fill('12 Harbor Street')
    await page.getByLabel('State', { exact: true }).pressSequentially('Oregon')
    await page.getByLabel('ZIP code').fill('97201')
    await page.getByLabel('ZIP code').press('Tab')
    await expect(summary).toBeHidden()
    await page.getByRole('radio', { name: 'Card', exact: true }).check()
    await expect(summary.getByRole('listitem').filter({ visible: true })).toHaveText([
      'Card number',
      'Expiration date',
      'CVC',
    ])
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await page.getByLabel('Expiration date').fill('12 / 34')
    await page.getByLabel('CVC').fill('123')
    await page.getByLabel('CVC').press('Tab')
    await expect(summary).toBeHidden()
  })

  test('the sandbox declines cards and asks for a second factor', async ({ page }) => {
    await openProduct(page, 'Perla Barrette')
    const cart = await addToCart(page)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await page.getByRole('button', { name: 'Checkout as Guest' }).click()

    for (const [card, sentence] of [
      ['4242 4242 4242 4241', /number/i],
      ['4000 0000 0000 0002', /declined/i],
      ['4000 0000 0000 9995', /funds/i],
    ] as const) {
      await fillCardPage(page, { card })
      await expect(page.getByText(sentence).first()).toBeVisible()
      await expect(page.getByLabel('City')).toHaveValue('Portland')
    }

    await fillCardPage(page, { card: '4000 0025 0000 3155' })
    await page.getByLabel('Code').fill('123456')
    await page.getByRole('button', { name: /^Confirm/ }).click()
    await expect(confirmation(page)).toBeVisible()
  })
})
