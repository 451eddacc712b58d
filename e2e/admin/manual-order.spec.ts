import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { openAsOwner } from '../support/order-staff.ts'
import { flat, pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { restoreSettings, settings } from '../support/settings.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { newEmail } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(restoreSettings)

const main = (page: Page) => page.getByRole('main')

/** Begins an order of one unit for a customer at an address in California. */
async function fillOrder(owner: Page, email: string, payment: string): Promise<void> {
  await owner.goto('/admin/orders/new')
  await main(owner).getByLabel('Find a product').fill('Otto Round')
  await main(owner).getByRole('button', { name: 'Find', exact: true }).click()
  await expect(main(owner).getByText('The order has no items yet.')).toBeVisible()
  await main(owner)
    .getByRole('button', { name: /^Add Otto Round/ })
    .first()
    .click()
  await main(owner).getByRole('combobox', { name: 'Payment' }).selectOption(payment)
  for (const [label, value] of [
    ['Email', email],
    ['Full name', 'Ann Lee'],
    ['Address', '12 Harbor Street'],
    ['City', 'Oakland'],
    ['ZIP code', '94601'],
  ] as const)
    await main(owner).getByLabel(label, { exact: true }).fill(value)
  await main(owner).getByLabel('State', { exact: true }).selectOption('CA')
}

test('staff place an order that was paid in cash, with its reference, and its buyer gets receipt and invoice', async ({
  page,
  browser,
}) => {
  test.slow()
  const owner = await openAsOwner(browser)
  const email = newEmail()
  await fillOrder(owner, email, 'Already paid elsewhere')
  await main(owner).getByLabel('How it was paid').selectOption('Cash')
  await main(owner).getByLabel('Reference').fill('Market stall, slip 12')
  await expectAccessibleAtEveryWidth(owner)
  await main(owner)
    .getByRole('button', { name: /^Place the paid order for \$/ })
    .click()
  await expect(owner).toHaveURL(/\/admin\/orders\/MG-\d+$/)
  await expect(main(owner)).toContainText('Paid in cash: Market stall, slip 12')
  const [orderNumber = ''] = /MG-\d+/.exec(owner.url()) ?? []

  const receipt = await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`))
  expect(flat(receipt)).toMatch(/We received \$\d+\.\d\d on .* \(Cash\)/)
  await expect(async () => {
    await page.goto(pathIn(receipt, '/track-order/'))
    await expect(main(page).getByRole('link', { name: /^Invoice / })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await owner.context().close()
})

test('staff order for a customer who will transfer the money, reserve it for longer, and cancel it', async ({
  browser,
}) => {
  test.slow()
  const owner = await openAsOwner(browser)
  await owner.goto('/admin/settings')
  const group = settings(owner, 'Bank transfer')
  await group.getByLabel('Offer bank transfer').check()
  await group.getByLabel('Account holder').fill('Example Goods')
  await group.getByLabel('IBAN or account number').fill('DE02 1203 0000 0000 2020 51')
  await group.getByRole('button', { name: 'Save Bank transfer' }).click()
  await expect(group.getByText('Settings saved.')).toBeVisible()

  const email = newEmail()
  await fillOrder(owner, email, 'Will be paid by bank transfer')
  await main(owner).getByLabel('Reserve the items for').fill('3')
  await main(owner)
    .getByRole('button', { name: /^Order for \$/ })
    .click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Awaiting payment' })).toBeVisible()
  const row = main(owner).getByRole('listitem').filter({ hasText: email })
  const reserved = row.getByText(/^Reserved until/)
  const before = (await reserved.textContent()) ?? ''
  const [orderNumber = ''] = /MG-\d+/.exec(await row.innerText()) ?? []
  expect(await readEmail(email, new RegExp(`^Order ${orderNumber}: please transfer`))).toContain('DE02 1203')

  await row.getByRole('button', { name: `Reserve for 7 more days ${orderNumber}` }).click()
  await expect(reserved).not.toHaveText(before)
  await row.getByRole('button', { name: `Cancel order ${orderNumber}` }).click()
  await expect(row).toContainText('Release its items and email the customer?')
  await row.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(row).toBeHidden()
  await main(owner).getByRole('link', { name: 'Paid or closed' }).click()
  await expect(row).toContainText('Canceled')
  const told = flat(await readEmail(email, new RegExp(`^Your order ${orderNumber} was not paid`)))
  expect(told).toContain('your order was canceled before it was paid.')
  await owner.context().close()
})
