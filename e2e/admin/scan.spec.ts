import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const trackingOf = (page: Page, order: string) =>
  main(page)
    .getByRole('form', { name: `Ship ${order}` })
    .getByLabel('Tracking number')

/** Makes room on the page, which lists the oldest orders: cancels those that many other journeys left. */
async function cancelLeftOver(staff: APIRequestContext): Promise<void> {
  const { orders, waiting } = await (
    await staff.post('/api/orders/listToShip', { data: {}, headers: { origin } })
  ).json()
  if (waiting <= 20) return
  for (const { _id: orderToCancel } of orders) {
    await staff.put('/api/orders/cancelOrder', { data: { orderToCancel }, headers: { origin } })
  }
}

for (const width of [1440, 390]) {
  test(`staff scan packing slips and tracking labels by turns, and a number leads to its order or is unknown, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    await cancelLeftOver(page.request)
    const shopper = await browser.newContext(returningVisitor)
    const first = await placeOrder(shopper.request, newEmail())
    const second = await placeOrder(shopper.request, newEmail(), { customerNote: 'Please use little tape.' })
    await shopper.close()
    await page.goto('/admin/orders/ship')
    const scan = main(page).getByLabel('Order number')

    // A scanner types, and ends with Enter. It is the second slip of the pile.
    await scan.focus()
    await page.keyboard.type(`${second}\n`)
    await expect(trackingOf(page, second)).toBeFocused()
    const written = main(page).getByRole('region', { name: `Written by the customer with ${second}` })
    await expect(written).toContainText('Please use little tape.')
    await page.keyboard.type('9400111202555842000000\n')
    await expect(scan).toBeFocused()
    await expect(scan).toHaveValue('')
    await expect(main(page).getByText(`Shipped ${second}`)).toBeVisible()

    await page.keyboard.type(`${first.toLowerCase()}\n`)
    await expect(trackingOf(page, first)).toBeFocused()

    await scan.focus()
    await page.keyboard.type('MG-1"]\n')
    await expect(main(page).getByText('No order has the number MG-1"].')).toBeVisible()
    await expect(scan).toBeFocused()
    await expectAccessible(page)
    await scan.fill('')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Please scan or type an order number.')).toBeVisible()

    // What has no row to ship it in, as it has shipped, opens.
    await page.keyboard.type(`${second}\n`)
    await expect(page).toHaveURL(`/admin/orders/${second}`)
    await expect(main(page).getByRole('article', { name: 'Package 1' })).toContainText('9400111202555842000000')
  })
}
