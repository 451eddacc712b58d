import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { buy, placeOrder } from '../support/buy.ts'
import { pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, expectHydrated, test } from '../support/shop-under-test.ts'
import { newEmail, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const progress = (page: Page) => page.getByRole('list', { name: 'Progress' })

async function find(page: Page, orderNumber: string, email: string) {
  await page.goto('/track-order')
  await page.getByLabel('Order number').fill(orderNumber)
  await main(page).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Find my order' }).click()
}

test('a guest finds an order by number and address, prints it and cancels it', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }).click()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expect(page.getByLabel('Order number')).toHaveAccessibleDescription(/Please fill this in\./)
  await expect(main(page).getByLabel('Email')).toHaveAccessibleDescription(/Please fill this in\./)
  await expect(page.getByLabel('Order number')).toBeFocused()
  await expectAccessibleAtEveryWidth(page)
  await find(page, orderNumber, newEmail())
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Order number')).toHaveValue(orderNumber)
  await main(page).getByLabel('Email').fill(` ${email.toUpperCase()} `)
  await page.getByRole('button', { name: 'Find my order' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Proccessing' })).toBeVisible()
  await expect(main(page)).toContainText(orderNumber)
  // Number and address are a weak secret: neither where it goes nor how it was paid is shown for them.
  await expect(main(page)).not.toContainText(/Harbor|Portland|ending in/)
  await expect(main(page)).toContainText('To see how it was paid, open the link in one of our emails.')
  await expect(main(page)).toContainText('To see the full address, open the link in one of our emails.')
  await expect(progress(page)).toContainText('Paid')
  await expect(progress(page)).toContainText(/Delivered.*by \w{3}, \w{3} \d+/)
  await expectAccessibleAtEveryWidth(page)

  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText(orderNumber).first()).toBeVisible()
  await page.emulateMedia({ media: null })

  // Nor do they cancel it: the link in an email can.
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expect(main(page)).toContainText('To cancel this order, open the link in one of the emails about it.')
  await page.goto(pathIn(await readEmail(email, new RegExp(orderNumber)), '/track-order/'))
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: `Cancel order ${orderNumber}?` })
  await expect(question).toContainText('will be refunded to your card ending in 4242')
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Canceled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
})

test('a guest goes from the confirmation to the whole order and cancels it', async ({ page }) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await buy(page, email)
  await expectHydrated(page)
  await main(page).getByRole('link', { name: 'Track your order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Proccessing' })).toBeVisible()
  await expect(main(page)).toContainText('12 Harbor Street')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: `Cancel order ${orderNumber}?` })
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Canceled' })).toBeVisible()
})

test('the link in the receipt opens the whole order, and a modified link opens nothing', async ({ page, browser }) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  const link = pathIn(await readEmail(email, new RegExp(orderNumber)), '/track-order/')
  const elsewhere = await (await browser.newContext({ storageState: returningVisitor.storageState })).newPage()
  await elsewhere.goto(link)
  await expect(main(elsewhere)).toContainText('12 Harbor Street')
  // The invoice is issued after the payment.
  const invoice = main(elsewhere).getByRole('link', { name: /^Invoice INV-/ })
  await expect(async () => {
    await elsewhere.reload()
    await expect(invoice).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await invoice.click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible()
  await expect(elsewhere.getByRole('article')).toContainText('12 Harbor Street')
  await expectAccessibleAtEveryWidth(elsewhere)
  await elsewhere.emulateMedia({ media: 'print' })
  await expect(elsewhere.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await elsewhere.emulateMedia({ media: null })
  await elsewhere.getByRole('link', { name: 'Back to the order' }).click()
  await expect(main(elsewhere)).toContainText(orderNumber)
  await elsewhere.goto(`${link.slice(0, -4)}AAAA`)
  await expect(elsewhere.getByRole('status').first()).toBeVisible()
  await expect(main(elsewhere)).not.toContainText('Harbor')
  await expect(elsewhere.getByRole('button', { name: 'Find my order' })).toBeVisible()
  await elsewhere.context().close()
})

test('without JavaScript a guest finds an order and cancels it', async ({ page, browser }) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await find(plain, orderNumber, newEmail())
  await expect(plain.getByRole('alert')).toBeVisible()
  await expect(plain.getByLabel('Order number')).toHaveValue(orderNumber)
  await find(plain, orderNumber, email)
  await expect(plain.getByRole('heading', { level: 1, name: 'Proccessing' })).toBeVisible()
  await plain.goto(pathIn(await readEmail(email, new RegExp(orderNumber)), '/track-order/'))
  await plain.getByRole('button', { name: 'Cancel order' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: 'Canceled' })).toBeVisible()
  await plain.context().close()
})

test('a customer sees the history of their order, and cannot open the order of another customer', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await startAsCustomer(page)
  const orderNumber = await placeOrder(page.request, email)
  await page.goto('/orders')
  await page.getByRole('link', { name: orderNumber, exact: true }).click()
  await expect(page).toHaveURL(`/orders/${orderNumber}`)
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible()
  const steps = progress(page).getByRole('listitem')
  await expect(steps.nth(0)).toContainText('Ordered')
  await expect(steps.nth(1)).toContainText('Paid')
  await expectAccessibleAtEveryWidth(page)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(steps.filter({ hasText: 'Canceled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  const stranger = await (await browser.newContext({ storageState: returningVisitor.storageState })).newPage()
  await startAsCustomer(stranger)
  await stranger.goto(`/orders/${orderNumber}`)
  await expect(main(stranger)).toContainText('Order not found.')
  await expect(main(stranger)).not.toContainText('Harbor')
  await stranger.context().close()
})
