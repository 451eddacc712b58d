import type { Page } from '@playwright/test'
import { returnItem } from './list-screens.ts'
import { addressOf, demoProducts } from './products.ts'
import type { Screen } from './screens.ts'
import { newEmail } from './steps.ts'

const open =
  (...paths: string[]) =>
  async (page: Page) => {
    await page.goto('/login?lang=de')
    for (const path of paths) await page.goto(path)
  }

async function inCart(page: Page) {
  await page.goto(`${await addressOf(page.request, demoProducts.sized)}?lang=de`)
  await page.getByRole('main').getByRole('button', { name: 'US 4, EU 36' }).click()
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Warenkorb' })
  await drawer.waitFor()
  return drawer
}

async function onCart(page: Page) {
  await inCart(page)
  await page.goto('/cart')
  await page.getByRole('main').getByText(demoProducts.sized).first().waitFor()
}

async function onCheckout(page: Page) {
  await onCart(page)
  await page.getByRole('main').getByRole('button', { name: 'ZUR KASSE' }).click()
  await page.getByRole('button', { name: 'Als Gast zur Kasse' }).waitFor()
}

async function onCardPage(page: Page) {
  await onCheckout(page)
  await page.getByRole('button', { name: 'Als Gast zur Kasse' }).click()
  await page.getByLabel('Kartennummer').waitFor()
}

/** Buys in German as a guest; returns address and order number. */
export async function orderInGerman(page: Page) {
  const email = newEmail()
  await onCardPage(page)
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Telefon').fill('+1 503 555 0142')
  await page.getByLabel('Vor- und Nachname').fill('Ann Lee')
  await page.getByLabel('Straße und Hausnummer').fill('12 Harbor Street')
  await page.getByLabel('Ort', { exact: true }).fill('Portland')
  await page.getByLabel('Bundesstaat', { exact: true }).selectOption('OR')
  await page.getByLabel('ZIP-Code', { exact: false }).fill('97201')
  await page.getByLabel('Kartennummer').fill('4242 4242 4242 4242')
  await page.getByLabel('Gültig bis').fill('12 / 34')
  await page.getByLabel('Prüfnummer').fill('123')
  await page.getByRole('button', { name: /bezahlen$/ }).click()
  await page.getByRole('heading', { name: 'IHRE BESTELLUNG IST DA!' }).waitFor()
  return { email, orderNumber: (await page.getByText(/^MG-\d+$/).textContent()) ?? '' }
}

/** Opens a page as a customer with an order; `:order` in the path is its number. */
const withOrder = (path: string) => async (page: Page) => {
  const number = await returnItem(page)
  await open(path.replace(':order', number))(page)
}

/** The storefront in German, whose words are longer. */
export const germanScreens: Screen[] = [
  { name: '180-de-home', open: open('/') },
  { name: '181-de-listing', open: open('/shop') },
  {
    name: '182-de-product',
    open: async (page) => page.goto(`${await addressOf(page.request, demoProducts.sized)}?lang=de`),
  },
  { name: '183-de-drawer', open: inCart, isWindow: true },
  { name: '184-de-cart', open: onCart },
  { name: '185-de-checkout', open: onCheckout },
  { name: '186-de-card-page', open: onCardPage },
  { name: '187-de-confirmation', open: orderInGerman },
  { name: '188-de-order', open: withOrder('/orders/:order') },
  { name: '189-de-account', open: withOrder('/account') },
  { name: '190-de-login', open: open('/login') },
  { name: '191-de-register', open: open('/register') },
  { name: '192-de-return', open: withOrder('/orders/:order/return') },
  { name: '193-de-track', open: open('/track-order') },
]
