import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { openAsOwner } from '../support/order-staff.ts'
import { pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { newEmail } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

async function switchDhl(owner: Page, isOn: boolean): Promise<void> {
  await owner.goto('/admin/carriers')
  await main(owner).getByRole('link', { name: /^DHL/ }).click()
  await main(owner).getByLabel('Orders can be shipped with it').setChecked(isOn)
  await main(owner).getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText(/^Saved\.|saved/i).first()).toBeVisible()
}

test('an owner turns a carrier on; its numbers choose it, unlikely ones are questioned, and the buyer follows its link', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  const owner = await openAsOwner(browser)
  await owner.goto('/admin/carriers')
  for (const name of [
    'USPS',
    'FEDEX',
    'UPS',
    'DHL',
    'Royal Mail',
    'La Poste',
    'PostNord',
    'Australia Post',
    'Japan Post',
  ])
    await expect(main(owner).getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  await switchDhl(owner, true)
  try {
    await owner.goto(`/admin/orders/${orderNumber}`)
    const carrier = main(owner).getByLabel('Carrier')
    const number = main(owner).getByLabel('Tracking number')
    await expect(carrier).toHaveValue('USPS')
    await number.fill('1Z999AA10123456784')
    await expect(carrier).toHaveValue('UPS')
    await number.fill('JD014600003828392837')
    await expect(carrier).toHaveValue('DHL')
    const send = main(owner).getByRole('button', { name: 'Ship 1 item' })
    await number.fill('JD0146')
    await send.click()
    await expect(
      main(owner)
        .getByText(/^This does not look like a DHL tracking number/)
        .first(),
    ).toBeVisible()
    await expectAccessibleAtEveryWidth(owner)
    await number.fill('JD014600003828392837')
    await send.click()
    await expect(main(owner).getByRole('article', { name: 'Package 1' })).toContainText('DHL JD014600003828392837')
  } finally {
    await switchDhl(owner, false)
    await owner.context().close()
  }

  const told = await readEmail(email, /is on its way/)
  const tracking = 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600003828392837'
  expect(told).toContain("We've handed your order to DHL.")
  expect(told).toContain(tracking)
  await page.goto(pathIn(told, '/track-order/'))
  await expect(main(page).getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', tracking)
})
