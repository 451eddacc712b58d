import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from './support/shop-under-test.ts'
import { addToCart, fillCardPage, startAs } from './support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

async function enterCode(cart: Locator, code: string): Promise<void> {
  await cart.getByRole('textbox', { name: 'Discount code' }).fill(code)
  await cart.getByRole('button', { name: 'Apply' }).click()
}

for (const width of [1440, 390]) {
  test(`an owner adds a code, and a guest pays the discounted total that cart, card page and confirmation show, at ${width} px`, async ({
    page: guest,
    browser,
  }) => {
    await guest.setViewportSize({ width, height: 900 })
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 900 } })
    const owner = await context.newPage()
    await startAs(owner, adminEmail, adminPassword)
    await owner.goto('/admin/discounts/new')
    await owner.getByRole('button', { name: 'Add discount' }).click()
    // All that is missing is named at once, and a choice that hides a field takes its error along.
    await expect(owner.getByRole('alert')).toContainText('Please check the 2 fields below. Title, Percent off')
    await owner.getByLabel('Discount type').selectOption('Shipping')
    await expect(owner.getByRole('alert')).not.toContainText('Percent off')
    await owner.getByLabel('Title').fill('Journey')
    await owner.getByLabel(/^Code/).fill('no')
    await owner.getByLabel('Discount type').selectOption('A percentage')
    await owner.getByRole('button', { name: 'Add discount' }).click()
    await expect(owner.getByRole('alert')).toContainText('Please check the 2 fields below. Code, Percent off')
    await owner.getByLabel(/^Code/).fill(`journey${width}`)
    await owner.getByLabel('Percent off').fill('25')
    await owner.getByRole('button', { name: 'Add discount' }).click()
    await expect(owner.getByRole('heading', { level: 1, name: 'Journey' })).toBeVisible()
    await expectAccessible(owner)
    const codeUrl = owner.url()

    await guest.goto(await addressOf(guest.request, demoProducts.plain))
    const cart = await addToCart(guest)
    const opener = cart.getByRole('button', { name: 'Add a discount code' })
    await opener.click()
    await enterCode(cart, 'no such code')
    await expect(cart.getByText("We don't know the code NOSUCHCODE.")).toBeVisible()
    await enterCode(cart, `Journey${width}`)
    await expect(cart).toContainText(`Journey (JOURNEY${width})`)
    await expect(cart).toContainText('Total before tax$31.50')
    // The field is closed again, and the focus is where it was opened.
    await expect(opener).toBeFocused()

    await guest.goto('/cart')
    await expect(guest.getByRole('main')).toContainText('Total before tax$31.50')
    await expectAccessible(guest)
    await guest.getByRole('main').getByRole('button', { name: 'CHECKOUT' }).click()
    await guest.getByRole('button', { name: 'Checkout as Guest' }).click()
    await guest.waitForURL(/\/sandbox\//)
    await expect(guest.getByText(`JOURNEY${width}`)).toBeVisible()
    await fillCardPage(guest)
    await expect(guest.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
    await expect(guest.getByRole('main')).toContainText(`Journey (JOURNEY${width})-$10.50`)
    await expect(guest.getByRole('main')).toContainText('Total$31.50')

    await owner.goto(codeUrl)
    await expect(owner.getByRole('main')).toContainText('Orders1')
    await expect(owner.getByRole('main')).toContainText('Revenue of these orders$31.50')
    await owner.getByRole('button', { name: 'Pause' }).click()
    await expect(owner.getByRole('button', { name: 'Resume' })).toBeVisible()

    // A paused code that a link brings along stays out of the sums.
    await guest.goto(`/about-us?code=journey${width}`)
    await expect(guest).toHaveURL('/about-us')
    await guest.goto(await addressOf(guest.request, demoProducts.plain))
    await expect(await addToCart(guest)).toContainText(`The code JOURNEY${width} can't be used at the moment.`)
    await context.close()
  })
}
