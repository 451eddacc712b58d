import type { Page } from '@playwright/test'
import { placeOrder } from './buy.ts'
import { addDiscounts, addMessages, returnItem } from './list-screens.ts'
import { ownerOf } from './own-shop.ts'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword, expect, origin } from './shop-under-test.ts'
import { newEmail, startAs } from './steps.ts'

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

/** Begins a count with a few variants, one of them with another number than expected. */
async function countStock(page: Page): Promise<void> {
  await asOwner(page)
  const owner = ownerOf(page.request, origin)
  const { sheetId } = await owner<{ sheetId: string }>('POST', 'inventory/startStockSheet', {
    ...{ kind: 'count', reference: 'Upper shelves' },
  })
  const search = { sheetId, show: 'missing', search: 'linen dress', limit: 4 }
  const { lines } = await owner<Lines>('POST', 'inventory/listSheetLines', search)
  for (const [at, { variantId, onHand }] of lines.entries()) {
    await owner('PUT', 'inventory/enterUnits', { sheetId, variantId, units: (onHand ?? 0) + at })
  }
  await page.goto(`/admin/inventory/${sheetId}`)
}

/** Pages of the admin area about something that a new shop does not have. */
export const recordScreens: Screen[] = [
  { name: '180-sale', route: '/admin/scheduled-sales/:saleId', open: addSale },
  { name: '181-dispute', route: '/admin/disputes/:disputeId', open: openDispute },
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
