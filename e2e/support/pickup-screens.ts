import type { Page } from '@playwright/test'
import { addPickupPoint } from './add-pickup-point.ts'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword, origin } from './shop-under-test.ts'
import { addToCart, newEmail, openProduct, startAs, startAsCustomer } from './steps.ts'

/** Chooses in the cart of the product that is open to pick it up. */
export async function chooseToPickUp(page: Page): Promise<void> {
  await addToCart(page)
  await page.goto('/cart')
  await page.getByRole('main').getByText('Otto Round Sunglasses').first().waitFor()
  const place = page.getByLabel('Ship to, or pick up at')
  await place.selectOption('Pickup: Studio Portland, Portland')
  await page.getByText('12 Alder Street, 97205 Portland').waitFor()
}

async function toCardPage(page: Page): Promise<void> {
  await addPickupPoint(origin)
  await startAsCustomer(page, newEmail())
  await openProduct(page, 'Otto Round Sunglasses')
  await chooseToPickUp(page)
  await page.getByRole('main').getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL(/\/sandbox\//)
}

async function toConfirmation(page: Page): Promise<void> {
  await toCardPage(page)
  for (const [label, value] of [
    ['Email', newEmail()],
    ['Full name', 'Ann Lee'],
    ['Card number', '4242 4242 4242 4242'],
    ['Expiration date', '12 / 34'],
    ['CVC', '123'],
  ] as const) {
    await page.getByLabel(label).fill(value)
  }
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: "IT'S ORDERED!" }).waitFor()
}

async function toOrder(page: Page): Promise<string> {
  await toConfirmation(page)
  return (
    (await page
      .getByText(/^MG-\d+$/)
      .first()
      .textContent()) ?? ''
  )
}

async function asOwner(page: Page, open: (page: Page) => Promise<unknown>): Promise<void> {
  await page.context().clearCookies()
  await startAs(page, adminEmail, adminPassword)
  await open(page)
}

/** What shoppers and staff see of an order that is picked up. */
export const pickupScreens: Screen[] = [
  {
    name: '120-pickup-cart',
    async open(page) {
      await addPickupPoint(origin)
      await openProduct(page, 'Otto Round Sunglasses')
      await chooseToPickUp(page)
    },
  },
  { name: '121-pickup-card-page', open: toCardPage },
  { name: '122-pickup-confirmation', open: toConfirmation },
  {
    name: '123-pickup-order',
    async open(page) {
      const number = await toOrder(page)
      await page.goto(`/orders/${number}`)
    },
  },
  {
    name: '124-pickup-owner-order',
    async open(page) {
      const number = await toOrder(page)
      await asOwner(page, (own) => own.goto(`/admin/orders/${number}`))
    },
  },
  {
    name: '125-pickup-owner-point',
    route: '/admin/pickup-points/:pointId',
    async open(page) {
      const pointId = await addPickupPoint(origin)
      await asOwner(page, (own) => own.goto(`/admin/pickup-points/${pointId}`))
    },
  },
]
