import { type Browser, expect, type Page } from '@playwright/test'
import { adminEmail, adminPassword, origin } from './shop-under-test.ts'
import { startAs } from './steps.ts'

/** A page of the owner, who is logged in, in a browser of their own. */
export async function openAsOwner(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const owner = await context.newPage()
  await startAs(owner, adminEmail, adminPassword)
  return owner
}

/** Ships all of an order by USPS, where shipping is not the point. */
export async function ship(browser: Browser, orderNumber: string): Promise<void> {
  const owner = await openAsOwner(browser)
  const headers = { origin }
  const found = await owner.request.post('/api/orders/findOrder', { data: { orderNumber }, headers })
  const { order }: { order: { _id: string } } = await found.json()
  const answer = await owner.request.put('/api/orders/markOrderAsShipped', {
    data: { orderId: order._id, orderNumber, trackingNumber: '9400 1000 0000', carrier: 'USPS' },
    headers,
  })
  expect(answer.status()).toBe(200)
  await owner.context().close()
}
