import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { buy, placeOrder } from '../support/buy.ts'
import { openAsOwner, ship } from '../support/order-staff.ts'
import { addressOf, demoProducts } from '../support/products.ts'
import { pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail, password, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const offer = (page: Page) => page.getByRole('region', { name: 'Save your details for next time' })

/** As the owner, in the admin area. */
async function refundOneUnit(browser: Browser, orderNumber: string): Promise<void> {
  const owner = await openAsOwner(browser)
  await owner.goto(`/admin/orders/${orderNumber}`)
  await main(owner).getByRole('link', { name: 'Refund', exact: true }).click()
  await expect(owner.getByRole('heading', { level: 1, name: `Refund order ${orderNumber}` })).toBeVisible()
  await expectAccessibleAtEveryWidth(owner)
  await main(owner).getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(main(owner)).toContainText('Choose what to refund.')
  await main(owner).getByRole('combobox').first().selectOption('1')
  await owner.getByLabel('Return the units to stock').check()
  await main(owner)
    .getByRole('button', { name: /^Refund \$/ })
    .click()
  await expect(owner).toHaveURL(`/admin/orders/${orderNumber}`)
  await owner.context().close()
}

test('the same days of arrival stand from the product to the tracking page, and the order says how they were kept', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const sentence = main(page).getByText(/^Arrives \w{3}, \w{3} \d+ – \w{3}, \w{3} \d+ if you order by/)
  const [, days = ''] = /^Arrives (.*?) if/.exec((await sentence.first().textContent()) ?? '') ?? []
  expect(days).toMatch(/ – /)

  const cart = await addToCart(page)
  await expect(cart).toContainText(`Arrives ${days} if you order by`)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await page.waitForURL(/\/sandbox\//)
  await expect(page.getByText(`Arrives ${days}`)).toBeVisible()
  await page.getByLabel('Country', { exact: true }).selectOption('Ireland')
  await expect(page.getByText(`Arrives ${days}`)).toBeHidden()
  await page.getByLabel('Country', { exact: true }).selectOption('United States')

  const email = newEmail()
  await fillCardPage(page, { email })
  await expect(main(page)).toContainText(`Arrives ${days}.`)
  const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
  const receipt = await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`))
  expect(receipt.replace(/\s+/g, ' ')).toContain(`Your order should arrive ${days}.`)

  const link = pathIn(receipt, '/track-order/')
  await page.goto(link)
  await expect(main(page)).toContainText(`Arrives ${days}.`)
  await ship(browser, orderNumber)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Shipped' })).toBeVisible()
  // One date, that of the estimate; the promise is named where it is broken.
  const arrives = await main(page)
    .getByText(/^Should arrive/)
    .textContent()
  const by = /^Should arrive (?:.* – )?(\w{3}, \w{3} \d+)\./.exec(arrives ?? '')?.[1]
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText(`by ${by}`)
  await expect(main(page)).not.toContainText('We promised it')
  await readEmail(email, /is on its way/)

  await page.getByText('Has it arrived?').click()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'It has arrived' }).click()
  await expect(main(page)).toContainText(/Arrived \w{3}, \w{3} \d+\./)
  await expect(main(page)).toContainText(/You can return items until \w{3}, \w{3} \d+\./)

  await refundOneUnit(browser, orderNumber)
  await readEmail(email, new RegExp(`^A refund for your order ${orderNumber}`))
  await expect(async () => {
    await page.reload()
    await expect(main(page).getByRole('link', { name: /^Credit note CN-/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main(page)).toContainText(/Refunded-\$\d/)
})

test('a guest opens an account on the confirmation with one password, and has the order in it', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = newEmail()
  const orderNumber = await buy(page, email)
  await expect(offer(page)).toContainText(email)
  await expectAccessibleAtEveryWidth(page)

  const stranger = await (await browser.newContext({ storageState: returningVisitor.storageState })).newPage()
  await stranger.goto(page.url())
  await expect(main(stranger)).toContainText(orderNumber)
  await expect(offer(stranger)).toHaveCount(0)
  await stranger.context().close()

  const create = offer(page).getByRole('button', { name: 'Create Account' })
  await offer(page).getByLabel('Password', { exact: true }).fill('short')
  await create.click()
  await expect(offer(page).getByText('The passwords must be 8 or more characters.').first()).toBeVisible()
  await offer(page).getByLabel('Password', { exact: true }).fill(password)
  await create.click()
  await expect(main(page).getByText('Welcome, Ann. Your account is ready.')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await main(page).getByRole('link', { name: 'My Orders' }).click()
  await expect(page.getByRole('article', { name: orderNumber })).toBeVisible()
  await page.goto('/account')
  await expect(main(page)).toContainText(email)
  await expect(page.getByRole('region', { name: 'Recent orders' })).toContainText(orderNumber)
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('12 Harbor Street')
  await expectAccessibleAtEveryWidth(page)
})

test('the offer to a guest whose address has an account leads to the login, which keeps the order', async ({
  page,
}) => {
  test.slow()
  const email = await startAsCustomer(page)
  await page.context().clearCookies({ name: /session|signed-in/ })
  const orderNumber = await buy(page, email)
  await offer(page).getByLabel('Password', { exact: true }).fill(password)
  await offer(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(offer(page)).toContainText('There is already an account with this email address.')
  await offer(page).getByRole('link', { name: 'Log in' }).click()
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page.goto('/orders')
  await expect(page.getByRole('article', { name: orderNumber })).toBeVisible()
})

test('a guest asks for a return by the link of their emails, for another color, and cancels it', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  const link = pathIn(await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`)), '/track-order/')
  await ship(browser, orderNumber)
  await page.goto(link)
  await main(page).getByRole('link', { name: 'Return items' }).click()
  await main(page)
    .getByLabel(/^Return .+\?$/)
    .selectOption('1')
  await main(page).getByLabel('Reason').selectOption('It looks different than I expected')
  await main(page).getByLabel('What would you like?').selectOption('Another color or size')
  await main(page)
    .getByLabel(/^Exchange .* for$/)
    .selectOption({ index: 1 })
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Request return' }).click()
  const returns = main(page).getByRole('region', { name: 'Returns', exact: true })
  await expect(returns).toContainText('Requested')
  await readEmail(email, /^We received your return request R-\d+/)
  await returns.getByRole('button', { name: /^Cancel return/ }).click()
  await expect(returns).toContainText('Canceled')
})

test('a customer returns an item: the owner approves it, counts what arrived and refunds it', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await startAsCustomer(page)
  const orderNumber = await placeOrder(page.request, email)
  await ship(browser, orderNumber)
  await page.goto(`/orders/${orderNumber}`)
  await expect(main(page)).toContainText('You can return items within 15 days of delivery.')
  await expect(main(page).getByRole('link', { name: 'How returns work' })).toHaveAttribute('href', '/shipping-returns')
  await main(page).getByRole('link', { name: 'Return items' }).click()
  await expect(page).toHaveURL(`/orders/${orderNumber}/return`)
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(main(page)).toContainText("Choose what you'd like to return.")
  await main(page)
    .getByLabel(/^Return .+\?$/)
    .selectOption('1')
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(main(page).getByText('Please choose a reason.').first()).toBeVisible()
  await main(page).getByLabel('Reason').selectOption("It doesn't fit")
  await main(page).getByLabel('What should we know about it?').fill('The bridge is too wide.')
  await expectAccessibleAtEveryWidth(page)
  await main(page).getByRole('button', { name: 'Request return' }).click()
  await expect(page).toHaveURL(`/orders/${orderNumber}`)
  const returns = main(page).getByRole('region', { name: 'Returns', exact: true })
  await expect(returns).toContainText("We'll check your request and reply by email.")

  const owner = await openAsOwner(browser)
  await owner.goto(`/admin/returns?search=${orderNumber}`)
  await main(owner).getByRole('link', { name: /^R-\d/ }).first().click()
  await expect(main(owner)).toContainText('The bridge is too wide.')
  await expectAccessibleAtEveryWidth(owner)
  await main(owner).getByRole('button', { name: 'Approve return' }).click()
  await expect(main(owner).getByRole('heading', { name: 'The package has arrived' })).toBeVisible()

  await readEmail(email, /^Your return R-\d+ is approved/)
  await page.reload()
  await returns.getByRole('link', { name: 'Return slip' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Return slip' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.emulateMedia({ media: 'print' })
  // On paper only the slip is left: without the shop around it, and without the button that prints it.
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(main(page)).toContainText(orderNumber)
  await expect(main(page).locator('svg').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await main(owner).getByRole('button', { name: 'Save what arrived' }).click()
  await main(owner).getByRole('button', { name: 'Close return' }).click()
  await expect(main(owner).getByText('Closed · Refunded')).toBeVisible()
  await owner.context().close()

  await expect(async () => {
    await page.goto(`/orders/${orderNumber}`)
    await expect(returns).toContainText('Refunded', { timeout: 1_000 })
  }).toPass()
})
