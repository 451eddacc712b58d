import { readFile } from 'node:fs/promises'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { demoProducts, findProduct } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use(returningVisitor)

test('the owner lists the stock alerts, exports them and deletes one', async ({ page }) => {
  const { _id: productId } = await findProduct(page.request, demoProducts.gone)
  const people = [newEmail(), newEmail()]
  for (const email of people) {
    const answer = await page.request.post('/api/notifyMe', { data: { productId, email }, headers: { origin } })
    expect(answer.status()).toBe(200)
  }
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Stock alerts' }).click()
  await page.getByLabel('Product, SKU, brand or type').fill('scrunchie velvet')
  await page.getByRole('main').getByRole('button', { name: 'Find' }).click()
  const table = page.getByRole('table', { name: `Requests for ${demoProducts.gone}` })
  const counted = Number(/^\d+/.exec((await table.getByRole('link').first().textContent()) ?? '')?.[0])
  expect(counted).toBeGreaterThanOrEqual(2)
  await table.getByRole('link').first().click()
  await expect(page.getByText(/^Requests for Velvet Scrunchie/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: people[0] })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('stock-alerts.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain('Product,SKU,Color,Size,Email,Asked,Told\r\n')
  for (const email of people) expect(csv).toContain(email)

  for (const email of people) {
    await page.goto(`/admin/stock-alerts?list=waiting&search=${email}`)
    for (const row of await page.getByRole('main').getByRole('listitem').all()) {
      await row.getByRole('button', { name: `Remove ${email}` }).click()
      await expect(row.getByRole('button', { name: 'Remove', exact: true })).toBeFocused()
      await row.getByRole('button', { name: 'Keep' }).click()
      await expect(row.getByRole('button', { name: `Remove ${email}` })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(row.getByText('Removed')).toBeFocused()
    }
    await page.reload()
    await expect(page.getByText('No requests found.')).toBeVisible()
  }
})

test('a request that another admin deleted meanwhile is reported as gone', async ({ page }) => {
  const { _id: productId } = await findProduct(page.request, demoProducts.gone)
  const email = newEmail()
  await page.request.post('/api/notifyMe', { data: { productId, email }, headers: { origin } })
  await startAs(page, adminEmail, adminPassword)
  await page.goto(`/admin/stock-alerts?list=waiting&search=${email}`)
  const list = await page.request.post('/api/stockAlerts/listStockAlerts', {
    data: { search: email },
    headers: { origin },
  })
  const { alerts }: { alerts: { alertId: string }[] } = await list.json()
  for (const { alertId } of alerts) {
    await page.request.put('/api/stockAlerts/removeStockAlert', { data: { alertId }, headers: { origin } })
  }
  const row = page.getByRole('main').getByRole('listitem').first()
  await row.getByRole('button', { name: `Remove ${email}` }).click()
  await row.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row.getByRole('alert')).toHaveText('This request has already been removed.')
})

test('the stock alerts are accessible and fit at every width, full and empty', async ({ page }) => {
  const { _id: productId } = await findProduct(page.request, demoProducts.gone)
  const email = newEmail()
  await page.request.post('/api/notifyMe', { data: { productId, email }, headers: { origin } })
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/stock-alerts')
  await expect(page.getByRole('table', { name: `Requests for ${demoProducts.gone}` })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: 'Notified' }).click()
  await expect(page).toHaveURL(/list=sent/)
  await expectAccessibleAtEveryWidth(page)
  await page.goto(`/admin/stock-alerts?list=waiting&search=${email}`)
  for (const row of await page.getByRole('main').getByRole('listitem').all()) {
    await row.getByRole('button', { name: `Remove ${email}` }).click()
    await expectAccessibleAtEveryWidth(page)
    await row.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(row.getByText('Removed')).toBeVisible()
  }
  await page.goto('/admin/stock-alerts?search=zzzzqq')
  await expect(page.getByText('No requests found.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
