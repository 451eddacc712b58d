import type { Page } from '@playwright/test'
import { type Owner, ownerOf } from '../support/own-shop.ts'
import { demoProducts } from '../support/products.ts'
import { flat, pathIn, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, owner as asOwner, expect, port, test } from '../support/shop-under-test.ts'
import { startShop } from '../support/start-shop.ts'
import { addToCart, fillCardPage, newEmail, searchProduct } from '../support/steps.ts'

// A shop of its own: its clock is moved.
const ownPort = port + 45
const origin = `http://localhost:${ownPort}`

test.use({
  ...returningVisitor,
  baseURL: origin,
  tolerated: new RegExp(`Failed to load resource|^Requested ${origin}/`),
})

const main = (page: Page) => page.getByRole('main')

async function offerTransfer(owner: Owner): Promise<void> {
  const { settings, versions } = await owner<OwnSettings>('POST', 'settings/ownSettings', {})
  await owner('PUT', 'settings/changeBankTransfer', {
    version: versions.bankTransfer,
    values: {
      ...settings.bankTransfer,
      ...{ offersTransfer: true, accountHolder: 'Example Goods', accountNumber: 'DE02 1203 0000 0000 2020 51' },
    },
  })
}

interface OwnSettings {
  settings: { bankTransfer: object }
  versions: { bankTransfer: number }
}

/** Orders by bank transfer as a guest; returns the number of the order. */
async function orderByTransfer(page: Page, email: string): Promise<string> {
  await searchProduct(page, demoProducts.frame)
  const cart = await addToCart(page)
  await cart.getByRole('link', { name: 'Pay by bank transfer' }).click()
  for (const [label, value] of [
    ['Email', email],
    ['Full name', 'Ann Lee'],
    ['Address', '12 Harbor Street'],
    ['City', 'Oakland'],
    ['ZIP code', '94601'],
  ] as const)
    await main(page).getByLabel(label, { exact: true }).fill(value)
  await main(page).getByLabel('State', { exact: true }).selectOption('CA')
  await expect(main(page).getByText('$10.51')).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Order and pay/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Please transfer the total' })).toBeVisible()
  const [orderNumber = ''] = /MG-\d+/.exec(await main(page).innerText()) ?? []
  return orderNumber
}

/** Buys two units by card as a guest, which are shipped; returns the number of the order and the path of its page. */
async function buyShipped(page: Page, owner: Owner, email: string): Promise<{ orderNumber: string; path: string }> {
  await searchProduct(page, demoProducts.frame)
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'Increase' }).click()
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await fillCardPage(page, { email })
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
  const { order } = await owner<{ order: { _id: string } }>('POST', 'orders/findOrder', { orderNumber })
  const shipped = { orderId: order._id, orderNumber, trackingNumber: '9400 1000 0000', carrier: 'USPS' }
  await owner('PUT', 'orders/markOrderAsShipped', shipped)
  const receipt = await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`), origin)
  return { orderNumber, path: pathIn(receipt, '/track-order/', origin) }
}

async function addDays(staff: Page, ahead: string): Promise<void> {
  await staff.goto('/sandbox/switches')
  await staff.getByRole('button', { name: '+15 days' }).click()
  await expect(staff.getByText(`The clock is ${ahead} ahead`)).toBeVisible()
}

test('the clock of the sandbox ends what nobody paid, what nobody sent back, and the window for returns', async ({
  page,
  browser,
}) => {
  test.slow()
  const stop = await startShop(ownPort, asOwner)
  try {
    const context = await browser.newContext({ ...returningVisitor, baseURL: origin })
    const staff = await context.newPage()
    const owner = ownerOf(staff.request, origin)
    await owner('POST', 'users/login', { email: adminEmail, password: adminPassword })
    await offerTransfer(owner)
    const email = newEmail()
    const { orderNumber, path } = await buyShipped(page, owner, email)
    const unpaid = await orderByTransfer(page, email)

    await page.goto(path)
    await main(page).getByRole('link', { name: 'Return items' }).click()
    await main(page)
      .getByLabel(/^How many to return: /)
      .selectOption('1')
    await main(page).getByLabel('Reason').selectOption("It doesn't fit")
    await main(page).getByRole('button', { name: 'Request return' }).click()
    await expect(main(page)).toContainText('Requested')
    await staff.goto(`/admin/returns?search=${orderNumber}`)
    await main(staff).getByRole('link', { name: /^R-\d/ }).first().click()
    await main(staff).getByRole('button', { name: 'Approve return' }).click()
    await expect(main(staff).getByRole('heading', { name: 'The package has arrived' })).toBeVisible()

    await addDays(staff, '15 days')
    const told = flat(await readEmail(email, new RegExp(`^Your order ${unpaid} was not paid`), origin))
    expect(told).toContain("we didn't find your payment by the date we gave you")
    const expired = flat(await readEmail(email, /^Your return R-\d+ has expired/, origin))
    expect(expired).toContain(`The items from order ${orderNumber} didn't arrive in time`)
    await page.goto(path)
    await expect(main(page)).toContainText('Closed: nothing arrived in time')
    // The window began with the day on which the order should have arrived.
    await expect(main(page).getByRole('link', { name: 'Return items' })).toBeVisible()

    await addDays(staff, '30 days')
    await readEmail(email, new RegExp(`^How do you like your order ${orderNumber}`), origin)
    await page.goto(path)
    await expect(main(page)).toContainText(/The return window closed on \w{3}, \w{3} \d+\./)
    await expect(main(page).getByRole('link', { name: 'Return items' })).toHaveCount(0)
    await staff.goto('/admin/awaiting-payment?list=over')
    await expect(main(staff).getByRole('listitem').filter({ hasText: unpaid })).toContainText('Not paid in time')
    await context.close()
  } finally {
    await stop()
  }
})
