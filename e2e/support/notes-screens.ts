import type { Page } from '@playwright/test'
import { returnItem } from './list-screens.ts'
import { ownerOf } from './own-shop.ts'
import { addressOf, demoProducts } from './products.ts'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword, expect, origin } from './shop-under-test.ts'
import { addToCart, fillCardPage, newEmail, password, startAs, startAsCustomer } from './steps.ts'

const note = 'Please use little tape, and ring twice: the bell is weak.'
const wish = `Happy birthday, Bo!

May the year be as bright as you are. We think of you every time we pass the little house at the harbor,
and we hope this fits as well as the last one did.

With love from all of us, Ann, Cleo, Dev and the twins`

async function write(page: Page) {
  await page.goto(await addressOf(page.request, demoProducts.sized))
  await page.getByRole('button', { name: 'US 6, EU 38' }).click()
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'Add a note or gift message' }).click()
  await cart.getByLabel('Note to the shop').fill(note)
  await cart.getByLabel('Gift message').fill(wish)
  return cart
}

async function onCart(page: Page): Promise<void> {
  await write(page)
  await page.goto('/cart')
  await page.getByRole('main').getByText(demoProducts.sized).first().waitFor()
}

interface Listed {
  returns: { _id: string }[]
}

let bought: { email: string; orderNumber: string } | undefined

/** Logs in as a customer who bought something with both texts; returns the order number. */
async function buyGift(page: Page): Promise<string> {
  bought ??= await buyWithNotes(page)
  await startAs(page, bought.email, password)
  return bought.orderNumber
}

async function buyWithNotes(page: Page) {
  const email = await startAsCustomer(page, newEmail())
  const cart = await write(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
  return { email, orderNumber }
}

/** Opens what staff see of an order with both texts. */
const asOwner = (after: string) => async (page: Page) => {
  const orderNumber = await buyGift(page)
  await page.context().clearCookies()
  await startAs(page, adminEmail, adminPassword)
  await page.goto(`/admin/orders/${orderNumber}${after}`)
}

/** A note and a gift message from the cart to the papers of the order, sizes, and the slip of a return. */
export const notesScreens: Screen[] = [
  { name: '160-notes-drawer', open: write, isWindow: true },
  { name: '161-notes-cart', open: onCart },
  {
    name: '162-notes-cart-open',
    async open(page) {
      await onCart(page)
      await page.getByRole('main').getByRole('button', { name: 'Change your note or gift message' }).click()
      await page.getByRole('main').getByLabel('Gift message').waitFor()
    },
  },
  {
    name: '163-notes-order',
    async open(page) {
      const orderNumber = await buyGift(page)
      await page.goto(`/orders/${orderNumber}`)
    },
  },
  {
    name: '164-notes-invoice',
    async open(page) {
      const orderNumber = await buyGift(page)
      // It is written after the payment.
      const invoice = page.getByRole('link', { name: /^Invoice / })
      await expect(async () => {
        await page.goto(`/orders/${orderNumber}`)
        await expect(invoice).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await invoice.click()
      await page.getByText('Date of issue').waitFor()
    },
  },
  { name: '165-notes-owner-order', open: asOwner('') },
  { name: '166-notes-packing-slip', open: asOwner('/packing-slip') },
  { name: '167-notes-gift-slip', open: asOwner('/gift-slip') },
  {
    name: '168-return-slip',
    async open(page) {
      await returnItem(page)
      await startAs(page, adminEmail, adminPassword)
      const owner = ownerOf(page.request, origin)
      const { returns } = await owner<Listed>('POST', 'returns/listReturns', {})
      for (const { _id: returnId } of returns)
        await owner('POST', 'returns/approveReturn', { returnId, wish: 'refund', answer: '' })
      const orderNumber = await returnItem(page)
      await page.goto(`/orders/${orderNumber}`)
      await page.getByRole('link', { name: /slip/i }).click()
      await page
        .getByText(/^R-\d+ for order/)
        .first()
        .waitFor()
    },
  },
  {
    name: '169-variation-sizes',
    async open(page) {
      await page.goto('/shop?search=Amalfi')
      await page
        .getByRole('main')
        .getByRole('button', { name: /Add to cart/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'Variation' })
      await dialog.getByRole('button', { name: 'US 6, EU 38' }).click()
    },
    isWindow: true,
  },
]
