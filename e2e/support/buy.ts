import { expect, type Page } from '@playwright/test'
import { addressOf, demoProducts } from './products.ts'
import { addToCart, fillCardPage } from './steps.ts'

/** Buys one unit as the customer of this browser; returns the order number. */
export async function buy(page: Page, email: string): Promise<string> {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  const asGuest = page.getByRole('button', { name: 'Checkout as Guest' })
  await page.waitForURL(/\/(sandbox|checkout)/)
  if (new URL(page.url()).pathname === '/checkout') await asGuest.click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  return (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
}
