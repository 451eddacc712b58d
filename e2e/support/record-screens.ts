import type { Page } from '@playwright/test'
import { placeOrder } from './buy.ts'
import { addDiscounts, addMessages, returnItem } from './list-screens.ts'
import { ownerOf } from './own-shop.ts'
import { demoProducts, findProduct } from './products.ts'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword, expect, origin } from './shop-under-test.ts'
import { newEmail, signUp, startAs } from './steps.ts'

const main = (page: Page) => page.getByRole('main')
const asOwner = (page: Page) => startAs(page, adminEmail, adminPassword)

const openFirst = async (page: Page, list: string, name: RegExp) => {
  await asOwner(page)
  await page.goto(list)
  await main(page).getByRole('link', { name }).first().click()
}

async function addSale(page: Page): Promise<void> {
  await asOwner(page)
  const { saleId } = await ownerOf(page.request, origin)<{ saleId: string }>('POST', 'sales/addSale', {
    ...{ name: 'Spring', kind: 'percent', percent: 10, price: null, scope: 'all', collectionId: null, skus: [] },
    ...{ startsAt: '2031-03-01T09:00', endsAt: '2031-03-08T09:00' },
  })
  await page.goto(`/admin/scheduled-sales/${saleId}`)
}

async function openDispute(page: Page): Promise<void> {
  const email = newEmail()
  const orderNumber = await placeOrder(page.request, email)
  await asOwner(page)
  await page.goto('/sandbox/payments')
  const payment = page.getByRole('listitem').filter({ hasText: email })
  await payment.getByRole('button', { name: 'Open a dispute' }).click()
  await expect(payment).toContainText('Disputed, needs a response')
  const dispute = main(page).getByRole('link', { name: orderNumber })
  await expect(async () => {
    await page.goto('/admin/disputes')
    await dispute.first().click({ timeout: 1_000 })
  }).toPass()
}

interface Lines {
  lines: { variantId: string; onHand: number | null }[]
}

let counting: string | undefined

/** Begins a count with a few variants, one of them with another number than expected; a variant is in one open count. */
async function countStock(page: Page): Promise<void> {
  await asOwner(page)
  counting ??= await beginCount(page)
  await page.goto(`/admin/inventory/${counting}`)
}

async function beginCount(page: Page): Promise<string> {
  const owner = ownerOf(page.request, origin)
  const { sheetId } = await owner<{ sheetId: string }>('POST', 'inventory/startStockSheet', {
    ...{ kind: 'count', reference: 'Upper shelves' },
  })
  const search = { sheetId, show: 'missing', search: 'linen dress', limit: 4 }
  const { lines } = await owner<Lines>('POST', 'inventory/listSheetLines', search)
  for (const [at, { variantId, onHand }] of lines.entries()) {
    await owner('PUT', 'inventory/enterUnits', { sheetId, variantId, units: (onHand ?? 0) + at })
  }
  return sheetId
}

/** Begins a delivery of a few variants. */
async function receive(page: Page): Promise<void> {
  await asOwner(page)
  const owner = ownerOf(page.request, origin)
  const { sheetId } = await owner<{ sheetId: string }>('POST', 'inventory/startStockSheet', {
    ...{ kind: 'delivery', reference: 'DN 2026-0418 from the knitwear mill in Porto' },
  })
  const search = { sheetId, show: 'all', search: 'cardigan', limit: 4 }
  const { lines } = await owner<Lines>('POST', 'inventory/listSheetLines', search)
  for (const { variantId } of lines) await owner('PUT', 'inventory/enterUnits', { sheetId, variantId, units: 12 })
  await page.goto(`/admin/inventory/${sheetId}`)
}

/** Opens the restock radar with a few requests for what is sold out. */
async function openRadar(page: Page): Promise<void> {
  const { _id: productId } = await findProduct(page.request, demoProducts.gone)
  for (const email of [newEmail(), newEmail()]) {
    await page.request.post('/api/notifyMe', { data: { productId, email }, headers: { origin } })
  }
  await asOwner(page)
  await page.goto('/admin/stock-alerts')
}

/** Opens a customer with a note and tags. */
async function openNoted(page: Page): Promise<void> {
  const search = await signUp(page.request, newEmail())
  await asOwner(page)
  const owner = ownerOf(page.request, origin)
  const { customers } = await owner<{ customers: { _id: string }[] }>('POST', 'customers/listCustomers', { search })
  await page.goto(`/admin/customers/${customers[0]?._id}`)
  await main(page).getByRole('textbox', { name: 'Note' }).fill('Prefers mornings.\nCall first: the bell is weak.')
  await main(page).getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Note saved.').first().waitFor()
  await main(page).getByRole('textbox', { name: 'Tags' }).fill('wholesale, pays by bank transfer, trade fair 2026')
  await main(page).getByRole('button', { name: 'Save tags' }).click()
  await main(page)
    .getByRole('link', { name: /tagged wholesale/ })
    .waitFor()
}

/** Pages of the admin area about something that a new shop does not have. */
export const recordScreens: Screen[] = [
  { name: '180-sale', route: '/admin/scheduled-sales/:saleId', open: addSale },
  { name: '181-dispute', route: '/admin/disputes/:disputeId', open: openDispute },
  { name: '188-delivery', open: receive },
  { name: '189-radar', open: openRadar },
  { name: '190-customer-noted', open: openNoted },
  { name: '187-count', route: '/admin/inventory/:sheetId', open: countStock },
  {
    name: '182-return',
    route: '/admin/returns/:returnId',
    async open(page) {
      await returnItem(page)
      await openFirst(page, '/admin/returns', /^R-/)
    },
  },
  {
    name: '183-message',
    route: '/admin/messages/:messageId',
    async open(page) {
      await addMessages(page)
      await openFirst(page, '/admin/messages', /^A loose hinge/)
    },
  },
  {
    name: '184-discount',
    route: '/admin/discounts/:discountId',
    async open(page) {
      await asOwner(page)
      await addDiscounts(page)
      await openFirst(page, '/admin/discounts', /^Spring/)
    },
  },
  {
    name: '186-gift-slip',
    route: '/admin/orders/:orderNumber/gift-slip',
    async open(page) {
      const number = await placeOrder(page.request, newEmail(), { giftMessage: 'Happy birthday, Bo!' })
      await asOwner(page)
      await page.goto(`/admin/orders/${number}/gift-slip`)
    },
  },
  {
    name: '185-print',
    route: '/admin/orders/print',
    async open(page) {
      await asOwner(page)
      await page.goto('/admin/orders?status=Shipped')
      const number = await main(page).getByRole('link', { name: /^MG-/ }).first().innerText()
      await page.goto(`/admin/orders/print?show=slips&numbers=${number}`)
    },
  },
]
