import { request } from '@playwright/test'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { addToCart, openProduct, startAs } from '../support/steps.ts'

test.use(returningVisitor)

test.afterEach(async () => {
  const owner = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  await owner.post('/api/users/login', { data: { email: adminEmail, password: adminPassword } })
  const { zones } = await (await owner.post('/api/shipping/listZones', { data: {} })).json()
  for (const { zoneId, version, isRest } of zones) {
    if (!isRest) await owner.put('/api/shipping/removeZone', { data: { zoneId, version } })
  }
  await owner.dispose()
})

test('an owner adds a shipping zone, and a shopper there chooses the country and pays its shipping', async ({
  page,
  browser,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/shipping')
  await page.getByLabel('Name').fill('Alps')
  await page.getByRole('button', { name: 'Add shipping zone' }).click()
  await page.getByLabel('Countries').fill('AT, CH')
  await page.getByRole('button', { name: 'Add method' }).click()
  const method = page.getByRole('group', { name: 'Method 1' })
  await method.getByLabel('Price', { exact: true }).fill('9.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. New checkouts use it from now on.').first()).toBeVisible()

  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await openProduct(shopper, 'Otto Round Sunglasses')
  await addToCart(shopper)
  const summary = shopper.getByRole('region', { name: 'Summary' })
  const country = summary.getByLabel('Ship to')
  await expect(async () => {
    await shopper.goto('/cart')
    await expect(country).toHaveValue('US', { timeout: 500 })
  }).toPass()
  await expect(summary).not.toContainText('$9.50')
  await country.selectOption('Austria')
  await expect(summary).toContainText('$9.50')
  await shopper.reload()
  await expect(country).toHaveValue('AT')

  await shopper.getByRole('main').getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await shopper.waitForURL(/\/sandbox\//)
  const countries = shopper.getByLabel('Country').getByRole('option')
  await expect(countries).toHaveText(['Austria', 'Switzerland'])
  await expect(shopper.getByText('$9.50').first()).toBeVisible()
  await shopper.context().close()
})
