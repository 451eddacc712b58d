import { ownerOf } from '../support/own-shop.ts'
import { demoProducts } from '../support/products.ts'
import { flat, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, owner as asOwner, expect, port, test } from '../support/shop-under-test.ts'
import { startShop } from '../support/start-shop.ts'
import { addToCart, fillCardPage, newEmail, searchProduct } from '../support/steps.ts'

// A shop of its own: its clock is moved.
const ownPort = port + 40
const origin = `http://localhost:${ownPort}`

test.use({
  ...returningVisitor,
  baseURL: origin,
  tolerated: new RegExp(`Failed to load resource|^Requested ${origin}/`),
})

test('cashback is emailed as a code once the window for returns is over, by the clock of the sandbox', async ({
  page,
  browser,
}) => {
  test.slow()
  const stop = await startShop(ownPort, asOwner)
  try {
    const email = newEmail()
    await searchProduct(page, demoProducts.frame)
    const cart = await addToCart(page)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await page.getByRole('button', { name: 'Checkout as Guest' }).click()
    await fillCardPage(page, { email })
    await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
    const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''

    const context = await browser.newContext({ ...returningVisitor, baseURL: origin })
    const staff = await context.newPage()
    const owner = ownerOf(staff.request, origin)
    await owner('POST', 'users/login', { email: adminEmail, password: adminPassword })
    const { order } = await owner<{ order: { _id: string } }>('POST', 'orders/findOrder', { orderNumber })
    const shipped = { orderId: order._id, orderNumber, trackingNumber: '9400 1000 0000', carrier: 'USPS' }
    await owner('PUT', 'orders/markOrderAsShipped', shipped)

    const sent = async () => {
      const { emails } = await owner<{ emails: { id: string; to: string; subject: string }[] }>(
        'POST',
        'emails/listEmails',
        { search: email },
      )
      return emails.filter(({ to, subject }) => to === email && subject.startsWith('Your cashback of $'))
    }
    await staff.goto('/sandbox/switches')
    await staff.getByRole('button', { name: '+15 days' }).click()
    await expect(staff.getByText('The clock is 15 days ahead')).toBeVisible()
    // The last day of the window is 15 days after the delivery.
    expect(await sent()).toEqual([])
    await staff.getByRole('button', { name: '+15 days' }).click()
    await expect(staff.getByText('The clock is 30 days ahead')).toBeVisible()
    await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(1)

    await staff.goto(`/admin/orders/${orderNumber}`)
    await expect(staff.getByRole('main')).toContainText(/[Cc]ashback/)
    const told = await readEmail(email, /^Your cashback of \$/, origin)
    expect(flat(told)).toContain(`thank you for your order ${orderNumber}.`)
    const [code = ''] = /\b[2-9A-HJ-NP-Z]{12}\b/.exec(told) ?? []

    await searchProduct(page, demoProducts.frame)
    const again = await addToCart(page)
    await again.getByRole('button', { name: 'Add a discount code' }).click()
    await again.getByRole('textbox', { name: 'Discount code' }).fill(code)
    await again.getByRole('button', { name: 'Apply' }).click()
    await again.getByRole('textbox', { name: 'Your email address' }).fill(email)
    await again.getByRole('button', { name: 'Apply' }).click()
    await expect(again).toContainText(`Cashback (${code})`)
    await context.close()
  } finally {
    await stop()
  }
})
