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
  const { points } = await (await owner.post('/api/shipping/listPickupPoints', { data: {} })).json()
  for (const { pointId, version } of points) {
    await owner.put('/api/shipping/removePickupPoint', { data: { pointId, version } })
  }
  await owner.dispose()
})

test('an owner adds a shipping zone, and a shopper there chooses the country and pays its shipping', async ({
  page,
  browser,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/shipping')
  await page.getByRole('form', { name: 'Add shipping zone' }).getByLabel('Name').fill('Alps')
  await page.getByRole('button', { name: 'Add shipping zone' }).click()
  await page.getByLabel('Countries').fill('AT, CH')
  await page.getByRole('button', { name: 'Add method' }).click()
  const method = page.getByRole('group', { name: 'Method 1' })
  const preview = page.getByRole('region', { name: 'Preview' })
  await method.getByLabel('Pricing').selectOption('By weight')
  await expect(preview).toContainText('Free')
  await method.getByLabel('Price', { exact: true }).fill('5')
  await method.getByLabel('For each started kilogram').fill('1.50')
  await preview.getByLabel('Weight (kg)').fill('2.5')
  await expect(preview).toContainText('$9.50')
  await method.getByLabel('For each started kilogram').fill('much')
  await expect(preview).toContainText('Complete this method')
  await method.getByLabel('Pricing').selectOption('The same for every order')
  await method.getByLabel('Price', { exact: true }).fill('9.50')
  await expect(preview).toContainText('$9.50')
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

test('an owner adds a pickup point, a shopper picks an order up there, and staff say when it is ready', async ({
  page,
  browser,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/shipping')
  const adding = page.getByRole('form', { name: 'Add pickup point' })
  await adding.getByLabel('Name').fill('Studio Portland')
  await adding.getByRole('button', { name: 'Add pickup point' }).click()
  await page.getByLabel('Street and number').fill('12 Alder Street')
  await page.getByLabel('Postal code').fill('97205')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State or region').fill('OR')
  await page.getByLabel('Opening hours').fill('Mon to Fri, 10 AM to 6 PM')
  await page.getByLabel('Offered in the cart').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. New checkouts use it from now on.').first()).toBeVisible()

  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await openProduct(shopper, 'Otto Round Sunglasses')
  await addToCart(shopper)
  const summary = shopper.getByRole('region', { name: 'Summary' })
  const place = summary.getByLabel('Ship to, or pick up at')
  await expect(async () => {
    await shopper.goto('/cart')
    await expect(place).toHaveValue('US', { timeout: 500 })
  }).toPass()
  await place.selectOption('Pickup: Studio Portland, Portland')
  await expect(summary).toContainText('12 Alder Street, 97205 Portland')
  await shopper.getByRole('main').getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await shopper.waitForURL(/\/sandbox\//)
  await expect(shopper.getByLabel('City')).toHaveCount(0)
  await shopper.getByLabel('Email').fill('fetch@example.com')
  await shopper.getByLabel('Full name').fill('Ann Lee')
  await shopper.getByLabel('Card number').fill('4242 4242 4242 4242')
  await shopper.getByLabel('Expiration date').fill('12 / 34')
  await shopper.getByLabel('CVC').fill('123')
  await shopper.getByRole('button', { name: /^Pay/ }).click()
  await expect(shopper.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
  await expect(shopper.getByRole('region', { name: 'Details', exact: true })).toContainText('Studio Portland')
  const number = (await shopper.getByText(/^MG-\d+$/).textContent()) ?? ''
  await shopper.context().close()

  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: `Mark ${number} as ready` }).click()
  await expect(page.getByText('Ready to pick up').first()).toBeVisible()
  await page.getByRole('button', { name: 'Mark as picked up' }).click()
  await expect(page.getByText(/^Picked up \w{3}, /)).toBeVisible()
  await page.goto(`/admin/orders/${number}/packing-slip`)
  await expect(page.getByRole('main')).toContainText('12 Alder Street')
})
