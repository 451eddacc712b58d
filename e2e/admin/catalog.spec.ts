import { request } from '@playwright/test'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { openProduct, startAs } from '../support/steps.ts'

test.use(returningVisitor)

interface Added {
  title: string
  name: string
  version: number
  [id: string]: string | number
}

/** Removes what the journey added, so that other journeys find the shop as it was. */
test.afterEach(async () => {
  const owner = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  await owner.post('/api/users/login', { data: { email: adminEmail, password: adminPassword } })
  const list = async (path: string, of: string): Promise<Added[]> =>
    (await (await owner.post(`/api/${path}`, { data: {} })).json())[of]
  const added = [
    ['sizeCharts/listSizeCharts', 'sizeCharts', 'chartId', 'sizeCharts/removeSizeChart'],
    ['collections/listCollections', 'collections', 'collectionId', 'collections/removeCollection'],
    ['categories/listCategories', 'categories', 'categoryId', 'categories/removeCategory'],
  ] as const
  for (const [path, of, id, remove] of added) {
    for (const each of (await list(path, of)).filter(({ title }) => title.startsWith('Northern'))) {
      await owner.put(`/api/${remove}`, { data: { [id]: each[id], version: each.version } })
    }
  }
  await owner.dispose()
})

test('an owner adds a category, a collection and a size chart, runs a sale, and tests the webhook', async ({
  page,
  browser,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/categories')
  const adding = page.getByRole('form', { name: 'Add category' })
  await adding.getByLabel('Title').fill('Northern scarves')
  await adding.getByRole('button', { name: 'Add category' }).click()
  await page.getByRole('link', { name: 'Northern scarves' }).click()
  await page.getByLabel('Address', { exact: true }).fill('northern')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('/shop/northern/all')
  const measurements = page.getByRole('group', { name: 'Measurements' })
  await measurements.getByLabel('Names').fill('Length, Width')
  await measurements.getByLabel('Unit').fill('cm')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Previous versions' }).click()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await page
    .getByRole('group', { name: /^Restore version/ })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Current version' })).toContainText(
    'Address: northern-scarves',
  )

  await page.goto('/admin/size-charts')
  await page.getByLabel('Title').fill('Northern sizes')
  await page.getByRole('button', { name: 'Add size chart' }).click()
  await page.getByRole('button', { name: 'Add size', exact: true }).click()
  await page.getByLabel('Size of row 1').fill('38')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Product pages show it from now on.').first()).toBeVisible()

  await page.goto('/admin/collections')
  await page.getByLabel('Title').fill('Northern light')
  await page.getByLabel('Products').selectOption('By hand')
  await page.getByRole('button', { name: 'Add collection' }).click()
  await page.getByRole('textbox', { name: /^Products/ }).fill('GONE')
  await expect(preview).toContainText('No product has the SKU “GONE”.')
  await page.getByRole('textbox', { name: /^Products/ }).fill('MG-S-001')
  await expect(preview).toContainText('1 product')
  await expect(preview).toContainText('Otto Round Sunglasses')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await shopper.goto('/collections/northern-light')
  await expect(shopper.getByRole('main').getByRole('link', { name: 'Otto Round Sunglasses' }).first()).toBeVisible()

  await page.goto('/admin/scheduled-sales/new')
  await page.getByLabel('Name').fill('Long nights')
  await page.getByLabel('Percent off').fill('20')
  await page.getByLabel('Products').selectOption('A collection')
  await page.getByLabel('Collection', { exact: true }).selectOption('Northern light')
  await page.getByLabel('Start').fill('2026-01-01T00:00')
  await page.getByLabel('End').fill('2099-01-01T00:00')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Long nights' })).toBeVisible()
  await expect(async () => {
    await openProduct(shopper, 'Otto Round Sunglasses')
    await expect(shopper.getByRole('main')).toContainText('$116.00', { timeout: 500 })
  }).toPass()
  await page.reload()
  await page.getByLabel('End').fill('2098-01-01T00:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'End the sale now' }).click()
  await page.getByRole('button', { name: 'End the sale now' }).click()
  await expect(page.getByText(/^This sale is over/)).toBeVisible()
  await shopper.context().close()

  await page.goto('/admin/launch')
  await page.getByRole('button', { name: 'Test the webhook' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
})
