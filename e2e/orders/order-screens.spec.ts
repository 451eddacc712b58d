import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, startAsCustomer } from '../support/steps.ts'

const widths = [390, 768, 992, 1440]

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

test('the screens of an order are accessible and fit at every width', async ({ page }) => {
  test.slow()
  const email = await startAsCustomer(page)
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL(/\/sandbox\//)
  await expectAccessibleAtEveryWidth(page, widths)
  await fillCardPage(page, { email, card: '4242 4242 4242 4241' })
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleAtEveryWidth(page, widths)
  await fillCardPage(page, { email })

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  for (const fact of [
    'Order number',
    'Processing',
    'Payment method',
    'Shipping address',
    'Subtotal',
    'Free',
    'Tax',
    'Total',
  ]) {
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'My Orders' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Track your order' })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' })).not.toHaveAttribute(
    'aria-current',
  )
  await expectAccessibleAtEveryWidth(page, widths)

  await page.goto('/orders')
  const order = page.getByRole('article')
  await expect(order).toContainText('Proccessing')
  await expectAccessibleAtEveryWidth(page, widths)
  await order.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('dialog', { name: /^Cancel order/ })).toContainText('7-21 business days')
  await expectAccessibleAtEveryWidth(page, widths)
})
