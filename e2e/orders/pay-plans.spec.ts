import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

for (const { way, terms, days } of [
  {
    way: 'Pay in 3',
    terms: /\$[\d.]+ today, \$[\d.]+ in 30 days and \$[\d.]+ in 60 days\. No fees when you pay on time\./,
  },
  {
    way: 'Pay later',
    terms: /\$[\d.]+ in 14, 21 or 30 days\. No interest and no fees when you pay on time\./,
    days: [14, 21, 30],
  },
]) {
  test(`a guest chooses ${way} on the card page, without a card, and staff see how the order was paid`, async ({
    page,
    browser,
  }) => {
    await page.goto(await addressOf(page.request, demoProducts.frame))
    const cart = await addToCart(page)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await page.getByRole('button', { name: 'Checkout as Guest' }).click()
    const choice = page.getByRole('radio', { name: way })
    await choice.check()
    await expect(page.getByRole('main')).toContainText(terms)
    await expect(page.getByLabel('Card number')).toBeHidden()
    const whenToPay = page.getByLabel('When to pay')
    await expect(whenToPay).toBeVisible({ visible: days !== undefined })
    if (days) {
      await expect(whenToPay.getByRole('option')).toHaveText(days.map((each) => `In ${each} days`))
      await whenToPay.selectOption('In 14 days')
    }
    await expectAccessibleAtEveryWidth(page)
    await fillCardPage(page, { email: newEmail(), card: '' })
    await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
    const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''

    const context = await browser.newContext(returningVisitor)
    const owner = await context.newPage()
    await startAs(owner, adminEmail, adminPassword)
    await owner.goto(`/admin/orders/${orderNumber}`)
    await expect(owner.getByRole('main')).toContainText(way)
    await context.close()
  })
}
