import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

test('staff ship an order in two packages; its buyer sees both, the corrected tracking and what arrived', async ({
  page,
  browser,
}) => {
  const email = await startAsCustomer(page)
  const orderNumber = await placeOrder(page.request, email, { quantity: 2 })
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const owner = await context.newPage()
  await startAs(owner, adminEmail, adminPassword)
  await owner.goto(`/admin/orders/${orderNumber}`)
  await main(owner)
    .getByLabel(/^Otto Round Sunglasses/)
    .selectOption('1')
  await main(owner).getByRole('button', { name: 'Ship 1 item' }).click()
  const number = main(owner).getByLabel('Tracking number')
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(/^Please enter a tracking number of 4 to 40/)
  await number.fill('9400111202555842000000')
  await main(owner).getByRole('button', { name: 'Ship 1 item' }).click()
  const first = main(owner).getByRole('article', { name: 'Package 1' })
  await expect(first).toContainText('USPS 9400111202555842000000')
  await expectAccessible(owner)

  await readEmail(email, /is on its way/)
  await page.goto(`/orders/${orderNumber}`)
  await expect(main(page)).toContainText('Part of your order has shipped.')
  await owner.goto('/admin')
  await owner.getByRole('link', { name: /partly shipped/ }).click()
  await expect(owner).toHaveURL('/admin/orders?status=partially-shipped')
  await main(owner).getByRole('link', { name: orderNumber }).click()

  await main(owner).getByLabel('Carrier').selectOption('UPS')
  await main(owner).getByLabel('Tracking number').fill('1Z999AA10123456784')
  await main(owner).getByRole('button', { name: 'Ship 1 item' }).click()
  const second = main(owner).getByRole('article', { name: 'Package 2' })
  await second.getByRole('button', { name: 'Change tracking' }).click()
  await second.getByLabel('Tracking number').fill('1Z999AA10123456795')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second).toContainText('UPS 1Z999AA10123456795')
  await first.getByRole('button', { name: 'Mark as delivered' }).click()
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first).toContainText('Delivered')
  await context.close()

  await page.reload()
  const packages = main(page).getByRole('region', { name: 'Packages' })
  await expect(packages.getByRole('listitem').filter({ hasText: 'Package 1' })).toContainText('Arrived')
  await expect(packages.getByRole('listitem').filter({ hasText: 'Package 2' })).toContainText('UPS 1Z999AA10123456795')
  await expect(packages.getByText('Has it arrived?')).toHaveCount(1)
  await expectAccessible(page)

  // Number and address show the packages, and are not enough to say that they arrived.
  await page.goto('/track-order')
  await page.getByLabel('Order number').fill(orderNumber)
  await main(page).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Find my order' }).click()
  await expect(main(page)).toContainText('To tell us that it has arrived, open the link in one of the emails')
  await expect(packages.getByRole('listitem')).toHaveCount(2)
  await expect(main(page)).toContainText('To see the tracking number, open the link in one of our emails.')
  await expect(main(page)).not.toContainText('1Z999AA10123456795')
  await expect(main(page).getByText('Has it arrived?')).toHaveCount(0)
})
