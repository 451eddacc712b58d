import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { openAsOwner } from '../support/order-staff.ts'
import { flat, pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

async function openEditor(owner: Page, orderNumber: string): Promise<void> {
  await owner.goto(`/admin/orders/${orderNumber}`)
  await owner.getByRole('link', { name: 'Edit order' }).click()
  await expect(owner.getByRole('heading', { name: `Edit order ${orderNumber}` })).toBeVisible()
}

test('staff correct address, phone and email of an order, and its buyer reads the change at the new address', async ({
  page,
  browser,
}) => {
  test.slow()
  const orderNumber = await placeOrder(page.request, newEmail())
  const owner = await openAsOwner(browser)
  await openEditor(owner, orderNumber)
  const contact = owner.getByRole('form', { name: 'Address and contact' })
  const corrected = newEmail()
  await contact.getByLabel('Address', { exact: true }).fill('14 Harbor Street')
  await contact.getByLabel('Phone').fill('+1 503 555 0199')
  await contact.getByLabel('Email').fill(corrected)
  await contact.getByRole('button', { name: 'Save address and contact' }).click()
  await expect(owner).toHaveURL(`/admin/orders/${orderNumber}`)
  await expect(main(owner)).toContainText('14 Harbor Street')
  await expect(main(owner)).toContainText('Address or contact')

  const told = await readEmail(corrected, new RegExp(`^Your order ${orderNumber} has changed`))
  await page.goto(pathIn(told, '/track-order/'))
  await expect(main(page)).toContainText('14 Harbor Street')
  await main(owner).getByRole('link', { name: 'Packing slip' }).click()
  await expect(main(owner)).toContainText('14 Harbor Street')
  await owner.context().close()
})

test('a choice of items outlasts a saved address, and a typed address a saved change of items', async ({
  page,
  browser,
}) => {
  test.slow()
  const orderNumber = await placeOrder(page.request, newEmail(), { quantity: 2 })
  const owner = await openAsOwner(browser)
  await openEditor(owner, orderNumber)
  const items = owner.getByRole('form', { name: 'Items' })
  const contact = owner.getByRole('form', { name: 'Address and contact' })
  const kept = items.getByLabel(/^Otto Round Sunglasses/).first()
  await kept.selectOption('1')
  await contact.getByLabel('Address', { exact: true }).fill('14 Harbor Street')
  await contact.getByRole('button', { name: 'Save address and contact' }).click()
  await expect(kept).toBeFocused()
  await expect(kept).toHaveValue('1')
  await expect(contact.getByLabel('Address', { exact: true })).toHaveValue('14 Harbor Street')

  await contact.getByLabel('Phone').fill('+1 503 555 0199')
  await expect(items.getByText('To refund')).toBeVisible()
  await items.getByRole('button', { name: 'Change order' }).click()
  await expect(owner.getByText(/^The order has been changed, and/)).toBeVisible()
  await expect(items.getByText('Change the items to see the difference.')).toBeVisible()
  await expect(contact.getByLabel('Phone')).toHaveValue('+1 503 555 0199')
  await contact.getByRole('button', { name: 'Save address and contact' }).click()
  await expect(owner).toHaveURL(`/admin/orders/${orderNumber}`)
  await expect(main(owner)).toContainText('14 Harbor Street')
  await owner.context().close()
})

test('an order gets one more item, which its buyer pays by a link in an email; a removed one is refunded', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await startAsCustomer(page)
  const orderNumber = await placeOrder(page.request, email, { quantity: 2 })
  const owner = await openAsOwner(browser)
  await openEditor(owner, orderNumber)
  const items = owner.getByRole('form', { name: 'Items' })
  const added = items.locator('select[name^=add-]')
  await added.selectOption(await added.locator('option:enabled').nth(1).getAttribute('value'))
  await expect(items.getByText('To be paid by the customer')).toBeVisible()
  await expectAccessibleAtEveryWidth(owner)
  await items.getByRole('button', { name: 'Send payment link' }).click()
  await expect(owner.getByText(/^The customer gets a link to pay \$/)).toBeVisible()
  await openEditor(owner, orderNumber)
  await expect(main(owner)).toContainText('A change is waiting for a payment of $')

  const request = await readEmail(email, new RegExp(`^Please pay \\$\\d+\\.\\d\\d for order ${orderNumber}`))
  expect(flat(request)).toContain('After that, the link expires and nothing is charged.')
  await page.goto(pathIn(request, '/pay/'))
  await expectAccessibleAtEveryWidth(page)
  await main(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click()
  await page.waitForURL(/\/sandbox\//)
  // It goes where the order goes.
  await expect(page.getByLabel('City')).toHaveCount(0)
  await page.getByLabel('Full name').fill('Ann Lee')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
  const changed = flat(await readEmail(email, new RegExp(`^Your order ${orderNumber} has changed`)))
  expect(changed).toMatch(/You paid \$\d+\.\d\d for the change\./)
  await page.goto(`/orders/${orderNumber}`)
  await expect(main(page)).toContainText(/Added later\$\d+\.\d\d/)

  await openEditor(owner, orderNumber)
  await items
    .getByLabel(/^Otto Round Sunglasses/)
    .first()
    .selectOption('1')
  await expect(items.getByText('To refund')).toBeVisible()
  await items.getByRole('button', { name: 'Change order' }).click()
  await expect(owner.getByText(/^The order has been changed, and \$\d+\.\d\d is being refunded/)).toBeVisible()
  await owner.context().close()
  await expect(async () => {
    await page.goto(`/orders/${orderNumber}`)
    await expect(main(page).getByRole('link', { name: /^Credit note CN-/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main(page)).toContainText('1 of 2 removed')
  await expect(main(page)).toContainText(/Refunded-\$\d/)
})
