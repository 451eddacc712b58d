import { expectFrameAccessible } from './support/accessibility.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, port, test } from './support/shop-under-test.ts'
import { startShop } from './support/start-shop.ts'

const note = 'This shop is a demonstration: nothing is sold, no money moves, and no order is delivered.'
const trialPort = port + 55
const trial = `http://localhost:${trialPort}`
const wayOut = new RegExp(`^Requested ${trial}/|Failed to load resource`)

test.use({ ...returningVisitor, tolerated: wayOut })

test('a shop on the web without real payments says so on every page, and one on this machine does not', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(note)).toHaveCount(0)

  // A test key of Stripe is the same; `server/config/read-stripe.test.ts` has when it may be used.
  const stop = await startShop(trialPort, { PUBLIC_ORIGIN: 'http://shop.example.com', SANDBOX_IN_PUBLIC: '1' })
  try {
    for (const path of ['/', '/shop', '/cart', '/contact-us', '/no-such-page']) {
      await page.goto(`${trial}${path}`)
      await expect(page.getByText(note)).toBeVisible()
    }
    await page.goto(`${trial}/cart`)
    await expectFrameAccessible(page)
    // The admin area and pages without a header are not for shoppers who might buy.
    await page.goto(`${trial}/unsubscribe/nobody`)
    await expect(page.getByText(note)).toHaveCount(0)
  } finally {
    await stop()
  }
})
