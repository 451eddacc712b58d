import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { addressOf, demoProducts } from '../support/products.ts'
import { readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail, startAs, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const note = 'Please use little tape.'
const wish = 'Happy birthday, Bo!'

test('a guest writes a note and a gift message in the cart; staff read them and print a gift slip without prices', async ({
  page: guest,
  browser,
}) => {
  test.slow()
  await guest.goto(await addressOf(guest.request, demoProducts.plain))
  const cart = await addToCart(guest)
  const opener = cart.getByRole('button', { name: 'Add a note or gift message' })
  await opener.focus()
  await guest.keyboard.press('Enter')
  await cart.getByLabel('Note to the shop').fill(note)
  await cart.getByLabel('Gift message').fill(wish)
  await expect(cart.getByRole('button', { name: 'Change your note or gift message' })).toBeVisible()
  await expectAccessible(guest)

  // What was typed in the drawer is in the cart, too.
  await guest.goto('/cart')
  await main(guest).getByRole('button', { name: 'Change your note or gift message' }).click()
  await expect(main(guest).getByLabel('Note to the shop')).toHaveValue(note)
  await expectAccessibleAtEveryWidth(guest)
  await main(guest).getByRole('button', { name: 'CHECKOUT' }).click()
  await guest.getByRole('button', { name: 'Checkout as Guest' }).click()
  await guest.waitForURL(/\/sandbox\//)
  const email = newEmail()
  await fillCardPage(guest, { email })
  await expect(guest.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
  await expect(main(guest)).toContainText(note)
  await expect(main(guest)).toContainText(wish)
  const orderNumber = (await guest.getByText(/^MG-\d+$/).textContent()) ?? ''
  const receipt = await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`))
  expect(receipt).toContain(note)
  expect(receipt).toContain(wish)

  // The next order begins without them.
  await expect(guest.getByRole('banner').getByRole('link', { name: 'Shopping cart, 0 items' })).toBeVisible()
  await guest.goto(await addressOf(guest.request, demoProducts.plain))
  await addToCart(guest)
  await expect(guest.getByRole('button', { name: 'Add a note or gift message' })).toBeVisible()

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const staff = await context.newPage()
  await startAs(staff, adminEmail, adminPassword)
  await staff.goto(`/admin/orders/${orderNumber}`)
  const written = staff.getByRole('region', { name: 'Written by the customer' })
  await expect(written).toContainText(note)
  await expectAccessibleAtEveryWidth(staff)
  await main(staff).getByRole('link', { name: 'Packing slip' }).click()
  await expect(main(staff)).toContainText('Put the gift slip in the package, and keep this page.')
  await expect(main(staff)).toContainText(note)
  await expect(main(staff)).toContainText(wish)
  await expectAccessible(staff)
  await staff.goBack()
  await written.getByRole('link', { name: 'Gift slip' }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'A gift for you' })).toBeVisible()
  await expect(main(staff)).toContainText(wish)
  await expect(main(staff)).not.toContainText(note)
  await expect(main(staff)).not.toContainText('$')
  await expectAccessibleAtEveryWidth(staff)
  await staff.goto(`/admin/orders/print?show=slips&numbers=${orderNumber}`)
  await expect(staff.getByRole('heading', { level: 2 }).filter({ hasText: 'A gift for you' })).toHaveCount(1)
  await context.close()
})

test('a customer finds the gift message on the page of the order', async ({ page }) => {
  const email = await startAsCustomer(page, newEmail())
  await page.goto(await addressOf(page.request, demoProducts.plain))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'Add a note or gift message' }).click()
  await cart.getByLabel('Gift message').fill(wish)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
  await page.goto(`/orders/${orderNumber}`)
  await expect(main(page)).toContainText(wish)
  await expectAccessibleAtEveryWidth(page)
})
