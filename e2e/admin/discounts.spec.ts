import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, tolerated: /404/ })

const shots = process.env.SHOTS

test('an owner adds a code, and a guest pays the discounted total that cart, card page and confirmation show', async ({
  page,
  browser,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/discounts/new')
  await page.getByRole('button', { name: 'Add discount' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a title.')
  await page.getByLabel('Title').fill('Journey')
  await page.getByLabel('Code', { exact: false }).first().fill('journey25')
  await page.getByLabel('Percent off').fill('25')
  await page.getByRole('button', { name: 'Add discount' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journey' })).toBeVisible()
  const codeUrl = page.url()

  const guest = await (await browser.newContext(returningVisitor.storageState ? returningVisitor : {})).newPage()
  await guest.goto(await addressOf(guest.request, demoProducts.plain))
  const cart = await addToCart(guest)
  await cart.getByRole('button', { name: 'Add a discount code' }).click()
  await cart.getByLabel('Discount code').fill('no such code')
  await cart.getByRole('button', { name: 'Apply' }).click()
  await expect(cart.getByText("We don't know the code NOSUCHCODE.").first()).toBeVisible()
  if (shots) await guest.screenshot({ path: `${shots}/drawer-refused.png` })
  await cart.getByLabel('Discount code').fill('Journey25')
  await cart.getByRole('button', { name: 'Apply' }).click()
  await expect(cart).toContainText('Journey (JOURNEY25)')
  await expect(cart).toContainText('Total before tax$31.50')
  await expect(cart).toContainText('Discount −$10.50')
  if (shots) await guest.screenshot({ path: `${shots}/drawer.png` })

  await guest.goto('/cart')
  await expect(guest.getByRole('main')).toContainText('Total before tax$31.50')
  for (const width of shots ? [390, 768, 1440] : []) {
    await guest.setViewportSize({ width, height: 900 })
    await guest.screenshot({ path: `${shots}/cart-${width}.png`, fullPage: true })
  }
  await guest.getByRole('main').getByRole('button', { name: 'CHECKOUT' }).click()
  await guest.getByRole('button', { name: 'Checkout as Guest' }).click()
  await guest.waitForURL(/\/sandbox\//)
  await expect(guest.getByText('JOURNEY25')).toBeVisible()
  if (shots) await guest.screenshot({ path: `${shots}/card-page.png`, fullPage: true })
  await fillCardPage(guest)
  await expect(guest.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
  await expect(guest.getByRole('main')).toContainText('Journey (JOURNEY25)-$10.50')
  await expect(guest.getByRole('main')).toContainText('Total$31.50')
  if (shots) await guest.screenshot({ path: `${shots}/confirmation.png`, fullPage: true })

  await page.goto(codeUrl)
  await expect(page.getByText('Orders1')).toBeVisible()
  await expect(page.getByText('Revenue of these orders$31.50')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: false }).first()).toBeVisible()

  // A paused code that a link brings along stays out of the sums.
  await guest.goto('/about-us?code=journey25')
  await expect(guest).toHaveURL(/\/about-us$/)
  await guest.goto(await addressOf(guest.request, demoProducts.plain))
  await expect(await addToCart(guest)).toContainText("The code JOURNEY25 can't be used at the moment.")
  if (shots) await guest.screenshot({ path: `${shots}/drawer-paused.png` })
  await guest.context().close()
})
