import { expect, test } from './shop-under-test.ts'
import { expectSound } from './soundness.ts'
import { addToCart, fillTill, logIn, openProduct, settleIn } from './steps.ts'

test('the owner has every card declined, sees the till say so, and puts it right again', async ({ page, browser }) => {
  await page.goto('/')
  await settleIn(page)
  await logIn(page)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Demo till' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Switches of the till' })).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Every card is declined.').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('The till does as you say.')
  await expect(page.getByRole('complementary')).toContainText('A switch is on: Every card is declined.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)

  const shopper = await (await browser.newContext()).newPage()
  await shopper.goto('/')
  await settleIn(shopper)
  await openProduct(shopper, 'Otto Round Sunglasses')
  const cart = await addToCart(shopper)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await expect(shopper.getByRole('complementary')).toContainText('Every card is declined.')
  await fillTill(shopper)
  await expect(shopper.getByRole('alert')).toContainText('Your card was declined. Please try another card.')

  await page.getByLabel('Every card is declined.').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('All switches are off.')
  await fillTill(shopper)
  await expect(shopper.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
})

test('a shopper who asks for the switches is sent home', async ({ page }) => {
  await page.goto('/till/switches')
  await expect(page).toHaveURL('/')
})
