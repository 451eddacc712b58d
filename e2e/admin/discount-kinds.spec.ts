import type { Locator, Page } from '@playwright/test'
import { discountTerms } from '#test/discount-terms.ts'
import { openAsOwner } from '../support/order-staff.ts'
import { ownerOf } from '../support/own-shop.ts'
import { addressOf, demoProducts } from '../support/products.ts'
import { flat, readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, origin, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
/** Of the product without colors and sizes. */
const skus = ['MG-H-206']
const suffix = newEmail().slice(8, 13).toUpperCase()
const [welcome, freight] = [`WELCOME${suffix}`, `FREIGHT${suffix}`]

async function enter(cart: Locator, code: string): Promise<void> {
  await cart.getByRole('button', { name: 'Add a discount code' }).click()
  await cart.getByRole('textbox', { name: 'Discount code' }).fill(code)
  await cart.getByRole('button', { name: 'Apply' }).click()
}

test('two units get a third one for free by themselves, with a code for first orders on top, once per customer', async ({
  page: guest,
  browser,
}) => {
  test.slow()
  const owner = await openAsOwner(browser)
  await owner.goto('/admin/discounts/new')
  await owner.getByLabel('Title').fill('Three for two')
  await owner.getByLabel('How shoppers get it').selectOption('Automatically')
  await owner.getByLabel('Discount type').selectOption('Some items when others are bought')
  await owner.getByLabel('Items to buy').first().fill('2')
  await owner.getByLabel('Items at a discount').first().fill('1')
  await owner.getByLabel('Percent off').fill('100')
  await owner.getByLabel('Applies to').selectOption('Products')
  await owner.getByLabel('SKUs').fill(skus.join())
  await owner.getByLabel('Can be combined').check()
  await owner.getByRole('button', { name: 'Add discount' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Three for two' })).toBeVisible()
  const add = ownerOf(owner.request, origin)
  await add(
    'POST',
    'discounts/addDiscount',
    discountTerms({ code: welcome, title: 'Welcome', isFirstOrder: true, isCombinable: true }),
  )
  await add('POST', 'discounts/addDiscount', {
    ...discountTerms({ code: freight, title: 'Freight', kind: 'free_shipping', percent: null, freeSpeeds: 'all' }),
    ...{ minSubtotal: 500, maxUsesPerCustomer: 1 },
  })

  try {
    await guest.goto(await addressOf(guest.request, demoProducts.plain))
    const cart = await addToCart(guest)
    await expect(cart).not.toContainText('Three for two')
    const more = cart.getByRole('button', { name: 'Increase' })
    await more.click()
    await more.click()
    await expect(cart).toContainText('Three for two')
    await expect(cart).toContainText('-$42.00')

    // A limit per customer needs to know who it is, and the code waits in the cart for its minimum.
    await enter(cart, freight)
    const email = newEmail()
    await cart.getByRole('textbox', { name: 'Your email address' }).fill(email)
    await cart.getByRole('button', { name: 'Apply' }).click()
    await expect(cart.getByText(`Add $374.00 more to use the code ${freight}.`).first()).toBeVisible()
    await enter(cart, welcome)
    await expect(cart).toContainText(`Welcome (${welcome})`)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await guest.getByRole('button', { name: 'Checkout as Guest' }).click()
    await guest.waitForURL(/\/sandbox\//)
    await expect(guest.getByText('Three for two')).toBeVisible()
    await expect(guest.getByText(welcome)).toBeVisible()
    await fillCardPage(guest, { email })
    await expect(guest.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
    // Ten percent of what the free unit leaves.
    await expect(main(guest)).toContainText('Total$75.60')
    const receipt = flat(await readEmail(email, /^Receipt for order MG-\d+: \$75\.60/))
    expect(receipt).toContain('Three for two')
    expect(receipt).toContain(welcome)

    await expect(guest.getByRole('link', { name: /^Shopping cart, 0 items/ })).toBeVisible()
    await guest.goto(await addressOf(guest.request, demoProducts.plain))
    const again = await addToCart(guest)
    await enter(again, welcome)
    await expect(again.getByText(`The code ${welcome} is only for a first order.`).first()).toBeVisible()
  } finally {
    await owner.getByRole('button', { name: 'Pause' }).click()
    await expect(owner.getByRole('button', { name: 'Resume' })).toBeVisible()
    await owner.context().close()
  }
})
