import type { Page } from '@playwright/test'
import { placeOrder } from '../support/buy.ts'
import { fillReturn, handleReturn, openReturn, returnsOf } from '../support/handle-return.ts'
import { openAsOwner, ship } from '../support/order-staff.ts'
import { addressOf, demoProducts } from '../support/products.ts'
import { flat, pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

test('a guest takes store credit for a return, reads the code in an email, and pays with it', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  const link = pathIn(await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`)), '/track-order/')
  await ship(browser, orderNumber)
  await page.goto(link)
  await fillReturn(page, { reason: 'I changed my mind', wish: 'Store credit' })
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(returnsOf(page)).toContainText('Requested')

  const owner = await openAsOwner(browser)
  await openReturn(owner, orderNumber)
  await handleReturn(owner, '')
  await expect(main(owner).getByText('Closed · Store credit sent')).toBeVisible()
  await owner.context().close()

  const sent = await readEmail(email, /^Your return R-\d+ is complete/)
  const [, amount = ''] = /store credit of (\$\d+\.\d\d)/.exec(flat(sent)) ?? []
  const [code = ''] = /\b[2-9A-HJ-NP-Z]{12}\b/.exec(sent) ?? []
  expect(Number(amount.slice(1))).toBeGreaterThan(42)

  await page.goto(await addressOf(page.request, demoProducts.plain))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'Add a discount code' }).click()
  await cart.getByRole('textbox', { name: 'Discount code' }).fill(code)
  await cart.getByRole('button', { name: 'Apply' }).click()
  // It is theirs alone: a person who finds it does not know whose it is.
  const address = cart.getByRole('textbox', { name: 'Your email address' })
  await address.fill(newEmail())
  await cart.getByRole('button', { name: 'Apply' }).click()
  await expect(cart.getByText(`The code ${code} belongs to another email address or account.`)).toBeVisible()
  await address.fill(email)
  await cart.getByRole('button', { name: 'Apply' }).click()
  await expect(cart).toContainText(`Store credit (${code})`)
  await expect(cart).toContainText('of store credit will be left.')
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  await expect(main(page)).toContainText('Paid in full by discounts')
  const receipt = flat(await readEmail(email, /^Receipt for order MG-\d+: \$0\.00/))
  expect(receipt).toContain('Your discounts cover the full amount.')
  // A receipt is read by others too: it names the code by its end.
  expect(receipt).toContain(`Store credit (…${code.slice(-4)})`)
  expect(receipt).not.toContain(code)
})
