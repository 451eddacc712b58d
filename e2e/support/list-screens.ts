import type { Page } from '@playwright/test'
import { discountTerms } from '#test/discount-terms.ts'
import { placeOrder } from './buy.ts'
import { ownerOf } from './own-shop.ts'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword, origin } from './shop-under-test.ts'
import { newEmail, password, startAs, startAsCustomer } from './steps.ts'

let returned: { email: string; orderNumber: string } | undefined

/** Logs in as a customer with a shipped order of two units, one of which is to be returned; returns its number. */
export async function returnItem(page: Page): Promise<string> {
  returned ??= await askForReturn(page)
  await startAs(page, returned.email, password)
  return returned.orderNumber
}

async function askForReturn(page: Page) {
  const email = await startAsCustomer(page, newEmail())
  const orderNumber = await placeOrder(page.request, email, { quantity: 2 })
  const send = ownerOf(page.request, origin)
  await startAs(page, adminEmail, adminPassword)
  const { order } = await send<{ order: { _id: string } }>('POST', 'orders/findOrder', { orderNumber })
  await send('PUT', 'orders/markOrderAsShipped', {
    ...{ orderId: order._id, orderNumber, trackingNumber: '9400 1000 0000', carrier: 'USPS' },
  })
  await startAs(page, email, password)
  const { returnable } = await send<Returnable>('POST', 'returns/findReturnable', { orderNumber })
  const lines = returnable.lines.map(({ lineId }) => ({ lineId, quantity: 1, reason: 'look' }))
  await send('POST', 'returns/requestReturn', { orderNumber, wish: 'refund', lines, returnsSeen: 0 })
  return { email, orderNumber }
}

interface Returnable {
  returnable: { lines: { lineId: string }[] }
}

/** Sends two messages through the contact form. */
export async function addMessages(page: Page): Promise<void> {
  const typed = { name: 'Ann Lee', phone: '+1 503 555 0142', department: 'Returns' }
  for (const subject of ['A loose hinge', 'Where is my order? It should have been here by Friday, before we leave']) {
    const data = { ...typed, subject, email: newEmail(), message: 'It came loose after two weeks.\nWhat now?' }
    await page.request.post('/api/userRequests', { data, headers: { origin } })
  }
}

/** Adds a discount and a later one, as the owner who is logged in. */
export async function addDiscounts(page: Page): Promise<void> {
  const owner = ownerOf(page.request, origin)
  const suffix = newEmail().slice(8, 13)
  const code = `SPRING${suffix}`
  await owner('POST', 'discounts/addDiscount', discountTerms({ code, title: 'Spring, for whoever comes back' }))
  const later = { code: `SUMMER${suffix}`, title: 'Summer', startsAt: '2031-05-01T09:00', maxUses: 100 }
  await owner('POST', 'discounts/addDiscount', discountTerms(later))
}

type Prepare = (page: Page) => Promise<unknown>

/** Opens a list as the owner. */
const list =
  (path: string, prepare?: Prepare): Prepare =>
  async (page) => {
    if (prepare) await prepare(page)
    await startAs(page, adminEmail, adminPassword)
    await page.goto(path)
  }

const selectFirst =
  (count: number, before: Prepare): Prepare =>
  async (page) => {
    await before(page)
    const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select (?!all)/ })
    for (let at = 0; at < count; at++) await boxes.nth(at).check()
    await page.getByRole('region', { name: 'Actions for the selection' }).waitFor()
  }

const press =
  (name: RegExp, before: Prepare): Prepare =>
  async (page) => {
    await before(page)
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }

const products = list('/admin/products?search=Wire')
const asOwner = async (page: Page) => startAs(page, adminEmail, adminPassword)

/** The lists of the admin area with rows, a filter, a selection, other columns and the dialogs for many rows. */
export const listScreens: Screen[] = [
  { name: '140-list-products', open: selectFirst(2, products), isWindow: true },
  { name: '141-list-prices', open: press(/^Change prices/, selectFirst(2, products)), isWindow: true },
  {
    name: '141-list-undo',
    async open(page) {
      await press(/^Add tags/, selectFirst(2, products))(page)
      const dialog = page.getByRole('dialog', { name: 'Add tags' })
      await dialog.getByLabel('Tags').fill('window')
      await dialog.getByRole('button', { name: 'Add tags' }).click()
      await page.getByRole('region', { name: 'Last change' }).waitFor()
    },
    isWindow: true,
  },
  { name: '142-list-price', open: press(/, Price of/, products), isWindow: true },
  { name: '142-list-stock', open: press(/, Stock of/, list('/admin/products?search=Amalfi')), isWindow: true },
  { name: '143-list-none', open: list('/admin/products?search=zzzz') },
  { name: '144-list-customers', open: list('/admin/customers?search=a') },
  { name: '145-list-messages', open: selectFirst(1, list('/admin/messages', addMessages)) },
  { name: '146-list-emails', open: list('/admin/emails?search=receipt') },
  { name: '147-list-returns', open: list('/admin/returns', returnItem) },
  {
    name: '148-list-discounts',
    open: list('/admin/discounts', async (page) => {
      await asOwner(page)
      await addDiscounts(page)
    }),
  },
  { name: '149-list-orders', open: selectFirst(2, list('/admin/orders?status=Shipped&sort=total')) },
  {
    name: '150-list-columns',
    async open(page) {
      await list('/admin/products')(page)
      const part = (name: string) => page.getByRole('main').getByText(name, { exact: true })
      // Phones show all columns.
      await part('Columns').or(part('Filter')).filter({ visible: true }).last().click()
    },
    isWindow: true,
  },
]
