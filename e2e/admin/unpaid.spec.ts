import type { Browser, Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { flat, pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail, openProduct, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

async function ownerOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const owner = await context.newPage()
  await startAs(owner, adminEmail, adminPassword)
  return owner
}

async function offerTransfer(owner: Page): Promise<void> {
  await owner.goto('/admin/settings')
  const group = owner.getByRole('region', { name: 'Bank transfer', exact: true })
  await group.getByLabel('Offer bank transfer').check()
  await group.getByLabel('Account holder').fill('Example Goods')
  await group.getByLabel('IBAN or account number').fill('DE02 1203 0000 0000 2020 51')
  await group.getByRole('button', { name: 'Save Bank transfer' }).click()
  await expect(group.getByText('Settings saved.')).toBeVisible()
}

test('a guest orders by bank transfer, and staff mark the order as paid', async ({ page, browser }) => {
  test.slow()
  const owner = await ownerOf(browser)
  await offerTransfer(owner)
  const email = newEmail()
  await openProduct(page, 'Otto Round Sunglasses')
  const cart = await addToCart(page)
  await cart.getByRole('link', { name: 'Pay by bank transfer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay by bank transfer' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Order and pay \$/ })).toBeEnabled()
  await expectAccessibleAtEveryWidth(page)
  await main(page)
    .getByRole('button', { name: /^Order and pay/ })
    .click()
  await expect(main(page)).toContainText('Please enter an address.')
  for (const [label, value] of [
    ['Email', email],
    ['Full name', 'Ann Lee'],
    ['Address', '12 Harbor Street'],
    ['City', 'Oakland'],
    ['ZIP code', '94601'],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(value)
  await main(page).getByLabel('State', { exact: true }).selectOption('CA')
  await expect(main(page).getByText('$10.51')).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Order and pay/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Please transfer the total' })).toBeVisible()
  await expect(main(page)).toContainText('DE02 1203 0000 0000 2020 51')
  await expectAccessibleAtEveryWidth(page)
  const [orderNumber = ''] = /MG-\d+/.exec(await main(page).innerText()) ?? []
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shopping cart, 0 items' })).toBeVisible()
  expect(await readEmail(email, new RegExp(`Order ${orderNumber}: please transfer`))).toContain('DE02 1203')

  await owner.goto('/admin')
  await expect(owner.getByRole('region', { name: 'Awaiting bank transfer' })).toContainText(orderNumber)
  await owner.goto('/admin/awaiting-payment')
  const row = main(owner).getByRole('listitem').filter({ hasText: orderNumber })
  await row.getByRole('button', { name: `Mark as paid ${orderNumber}` }).click()
  await row.getByLabel('Reference').fill('Statement 7')
  await expectAccessibleAtEveryWidth(owner)
  await row.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(row).toBeHidden()
  await page.reload()
  await expect(main(page)).toContainText('Bank transfer')
  expect(await readEmail(email, new RegExp(`Receipt for order ${orderNumber}`))).toContain('We received')
})

test('staff order for a customer who pays by link, and answer the dispute that follows', async ({ page, browser }) => {
  test.slow()
  const owner = await ownerOf(browser)
  await owner.goto('/admin/orders/new')
  await main(owner).getByLabel('Find a product').fill('Otto Round')
  await main(owner).getByRole('button', { name: 'Find', exact: true }).click()
  await main(owner)
    .getByRole('button', { name: /^Add Otto Round/ })
    .first()
    .click()
  const email = newEmail()
  await main(owner).getByLabel('Email', { exact: true }).fill(email)
  await main(owner).getByLabel('Full name').fill('Ann Lee')
  await expectAccessibleAtEveryWidth(owner)
  await main(owner)
    .getByRole('button', { name: /^Order and email the link/ })
    .click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Awaiting payment' })).toBeVisible()
  await expect(main(owner).getByRole('listitem').filter({ hasText: email })).toContainText('Payment link')

  await page.goto(pathIn(await readEmail(email, /please pay/), '/pay/'))
  await expectAccessibleAtEveryWidth(page)
  await main(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  const [orderNumber = ''] = /MG-\d+/.exec(await main(page).innerText()) ?? []

  await owner.goto('/sandbox/payments')
  const payment = owner.getByRole('listitem').filter({ hasText: email })
  await payment.getByRole('button', { name: 'Open a dispute' }).click()
  await expect(payment).toContainText('Disputed, needs a response')
  await expect(async () => {
    await owner.goto('/admin')
    await expect(owner.getByRole('region', { name: 'Disputes to answer' })).toContainText(orderNumber, {
      timeout: 2_000,
    })
  }).toPass()
  await owner.getByRole('region', { name: 'Disputes to answer' }).getByRole('link', { name: orderNumber }).click()
  await expect(main(owner)).toContainText('The customer says the items did not arrive')
  await expect(main(owner).getByRole('listitem').filter({ hasText: 'Emails to the customer' })).toContainText(
    orderNumber,
  )
  await expectAccessibleAtEveryWidth(owner)
  const told = flat(await readEmail(adminEmail, new RegExp(`for order ${orderNumber} is disputed`)))
  expect(told).toContain('has asked the bank to take a payment back.')
  expect(told).toMatch(/Respond with evidence by \w{3} \d+, \d{4}\./)

  await owner.goto('/sandbox/payments')
  await payment.getByRole('button', { name: 'Send the evidence' }).click()
  await expect(payment).toContainText('Disputed, under review')
  await payment.getByRole('button', { name: 'Win the dispute' }).click()
  await expect(async () => {
    await owner.goto('/admin/disputes')
    await expect(main(owner).getByRole('listitem').filter({ hasText: orderNumber })).toContainText('Won', {
      timeout: 2_000,
    })
  }).toPass()
})

test('a dispute that the shop loses is listed as lost, and the order says what the bank took', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  const owner = await ownerOf(browser)
  await owner.goto('/sandbox/payments')
  const payment = owner.getByRole('listitem').filter({ hasText: email })
  await payment.getByRole('button', { name: 'Open a dispute' }).click()
  await expect(payment).toContainText('Disputed, needs a response')
  await payment.getByRole('button', { name: 'Lose the dispute' }).click()
  await expect(payment).toContainText('Dispute lost')
  await expect(async () => {
    await owner.goto('/admin/disputes')
    await expect(main(owner).getByRole('listitem').filter({ hasText: orderNumber })).toContainText('Lost', {
      timeout: 2_000,
    })
  }).toPass()
  await owner.goto(`/admin/orders/${orderNumber}`)
  await expect(main(owner)).toContainText('Payment disputed')
  await owner.context().close()
})
