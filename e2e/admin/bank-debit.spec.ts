import type { Browser, Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { openAsOwner } from '../support/order-staff.ts'
import { flat, pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { restoreSettings, settings } from '../support/settings.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail, openProduct } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(restoreSettings)

const main = (page: Page) => page.getByRole('main')

async function offerDebits(browser: Browser): Promise<Page> {
  const owner = await openAsOwner(browser)
  await owner.goto('/admin/settings')
  const group = settings(owner, 'Payment methods')
  await group.getByLabel('Bank debit').check()
  await group.getByRole('button', { name: 'Save Payment methods' }).click()
  await expect(group.getByText('Settings saved.')).toBeVisible()
  return owner
}

/** Orders by bank debit as a guest; returns the number of the order. */
async function orderByDebit(page: Page, email: string): Promise<string> {
  await openProduct(page, 'Otto Round Sunglasses')
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await page.waitForURL(/\/sandbox\//)
  await page.getByRole('radio', { name: 'Bank debit' }).check()
  await expect(main(page)).toContainText('Until then your order awaits payment.')
  await fillCardPage(page, { email, card: '' })
  await expect(page.getByRole('heading', { name: 'Your bank still has to confirm the payment' })).toBeVisible()
  await expect(main(page)).toContainText('Your items are reserved')
  const [orderNumber = ''] = /MG-\d+/.exec(await main(page).innerText()) ?? []
  const told = flat(await readEmail(email, new RegExp(`^Order ${orderNumber}: we're waiting for your bank`)))
  expect(told).toContain('Your items are reserved')
  return orderNumber
}

const paymentOf = (owner: Page, email: string) => owner.getByRole('listitem').filter({ hasText: email })

test('an order by bank debit awaits its payment with its items, and is placed once the bank has accepted it', async ({
  page,
  browser,
}) => {
  test.slow()
  const owner = await offerDebits(browser)
  const email = newEmail()
  const orderNumber = await orderByDebit(page, email)
  await expectAccessibleAtEveryWidth(page)
  await owner.goto('/admin/awaiting-payment')
  const row = main(owner).getByRole('listitem').filter({ hasText: orderNumber })
  await expect(row).toContainText('Bank debit · Awaiting payment')
  await expect(row).toContainText('Reserved until the bank has decided')
  await expectAccessibleAtEveryWidth(owner)

  await owner.goto('/sandbox/payments')
  await expect(paymentOf(owner, email)).toContainText('The bank is deciding')
  await paymentOf(owner, email).getByRole('button', { name: 'Bank accepts' }).click()
  await expect(paymentOf(owner, email)).toContainText('Paid')
  const receipt = await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`))
  await page.goto(pathIn(receipt, '/track-order/'))
  await expect(page.getByRole('heading', { level: 1, name: 'Proccessing' })).toBeVisible()
  await owner.goto(`/admin/orders/${orderNumber}`)
  await expect(main(owner).getByRole('button', { name: 'Ship 1 item' })).toBeVisible()
  await owner.context().close()
})

test('an order whose bank debit is declined is released, and its buyer is told', async ({ page, browser }) => {
  test.slow()
  const owner = await offerDebits(browser)
  const email = newEmail()
  const orderNumber = await orderByDebit(page, email)
  await owner.goto('/sandbox/payments')
  await paymentOf(owner, email).getByRole('button', { name: 'Bank declines' }).click()
  const told = flat(await readEmail(email, new RegExp(`^Your order ${orderNumber} was not paid`)))
  expect(told).toContain("your bank didn't confirm the payment, so your items are no longer reserved.")
  await owner.goto('/admin/awaiting-payment?list=over')
  const over = main(owner).getByRole('listitem').filter({ hasText: orderNumber })
  await expect(over).toContainText('Declined by the bank')
  await owner.context().close()
})
