import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { tabTo } from '../support/focus.ts'
import { ownerOf, sell } from '../support/own-shop.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

/** Finds something by its name from any page of the admin area, and opens it. */
async function find(page: Page, group: string, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog', { name: 'Find or go to' })
  await expect(finder.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(name)
  await expect(finder.getByRole('region', { name: group }).getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(finder).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

for (const width of [1440, 390]) {
  test(`an order is shipped and refunded, and a product published, with the keyboard alone, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const shopper = await browser.newContext(returningVisitor)
    const orderNumber = await placeOrder(shopper.request, newEmail())
    await shopper.close()
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    const title = `Keys ${newEmail().slice(8, 14)}`
    const { productId } = await sell(page, origin, {
      ...{ title, price: 60, subCategory: 'Sunglasses', type: 'Round', grams: 120 },
    })
    const owner = ownerOf(page.request, origin)
    const seen = { productId }
    const { product } = await owner<{ product: { version: number } }>('POST', 'products/findOwnProduct', seen)
    await owner('PUT', 'products/archiveProduct', { ...seen, version: product.version })

    await page.goto('/admin')
    await find(page, 'Orders', orderNumber)
    await tabTo(page, main(page).getByLabel('Tracking number'), 80)
    await page.keyboard.type('9400111202555842000000')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('article', { name: 'Package 1' })).toContainText('9400111202555842000000')

    const refund = main(page).getByRole('link', { name: 'Refund', exact: true })
    await tabTo(page, refund, 120)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/refund$/)
    await tabTo(page, main(page).getByLabel('Amount ($)'), 80)
    await page.keyboard.type('5')
    await tabTo(page, main(page).getByLabel('Reason'))
    await page.keyboard.type('Goodwill')
    await expectAccessible(page)
    await tabTo(page, main(page).getByRole('button', { name: 'Refund $5.00' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/admin/orders/${orderNumber}`)

    await find(page, 'Products', title)
    await tabTo(page, main(page).getByRole('button', { name: 'Publish' }), 80)
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('link', { name: /View in/i })).toBeVisible()
  })

  test(`the papers of several orders are one document, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin/orders?status=Shipped')
    const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ })
    for (const at of [0, 1, 2]) await boxes.nth(at).check()
    const bar = page.getByRole('region', { name: 'Actions for the selection' })
    for (const [link, title, papers] of [
      ['Print packing slips', 'Packing slip', 3],
      ['Print invoices', /^Invoice/, 3],
    ] as const) {
      const [set] = await Promise.all([page.waitForEvent('popup'), bar.getByRole('link', { name: link }).click()])
      await expect(set.getByRole('heading', { level: 1, name: 'Documents for 3 orders' })).toBeVisible()
      await expect(set.getByRole('heading', { level: 2, name: title })).toHaveCount(papers)
      await set.setViewportSize({ width, height: 900 })
      await expectAccessible(set)
      await set.close()
    }
  })
}
