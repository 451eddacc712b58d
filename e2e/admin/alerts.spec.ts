import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { openFromMenu } from '../support/admin-menu.ts'
import { demoProducts, findProduct } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use(returningVisitor)

/** Removes the listed requests at once. */
async function removeAll(page: Page, isFine = true) {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click()
  if (isFine) await expect(page.getByText(/^\d+ changed\.$/)).toBeVisible()
}

for (const width of [1440, 390]) {
  test(`the owner lists the stock alerts, exports them and deletes one, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { _id: productId } = await findProduct(page.request, demoProducts.gone)
    const people = [newEmail(), newEmail()]
    for (const email of people) {
      const answer = await page.request.post('/api/notifyMe', { data: { productId, email }, headers: { origin } })
      expect(answer.status()).toBe(200)
    }
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin')
    await openFromMenu(page, 'Stock alerts')
    await page.getByLabel('Product, SKU, brand or type').fill('scrunchie velvet')
    await page.getByRole('main').getByRole('button', { name: 'Find' }).click()
    const wanted = page.getByRole('link', { name: `view requests for ${demoProducts.gone}` }).first()
    expect(Number(await wanted.innerText())).toBeGreaterThanOrEqual(2)
    await wanted.click()
    await expect(page.getByRole('link', { name: /^Remove filter Variant: Velvet Scrunchie/ })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: people[0] })).toBeVisible()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('stock-alerts.csv')
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('Product,SKU,Color,Size,Email,Asked,Told\r\n')
    for (const email of people) expect(csv).toContain(email)

    for (const email of people) {
      await page.goto(`/admin/stock-alerts?list=waiting&search=${email}`)
      await removeAll(page)
      await page.reload()
      await expect(page.getByText('No requests found.')).toBeVisible()
    }
  })
}

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
  await removeAll(page, false)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This request has already been removed.')
})

test('the stock alerts are accessible and fit at every width, full and empty', async ({ page }) => {
  const { _id: productId } = await findProduct(page.request, demoProducts.gone)
  const email = newEmail()
  await page.request.post('/api/notifyMe', { data: { productId, email }, headers: { origin } })
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/stock-alerts')
  await expect(page.getByRole('table', { name: 'Stock alerts' })).toContainText(demoProducts.gone)
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: 'Notified' }).click()
  await expect(page).toHaveURL(/list=sent/)
  await expectAccessibleAtEveryWidth(page)
  await page.goto(`/admin/stock-alerts?list=waiting&search=${email}`)
  await expect(page.getByRole('table', { name: 'Stock alerts' })).toContainText(email)
  await expectAccessibleAtEveryWidth(page)
  await removeAll(page)
  await page.goto('/admin/stock-alerts?search=zzzzqq')
  await expect(page.getByText('No requested variants found.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('each tab of the stock alerts keeps the search, says that it is empty, and shows all of its own', async ({
  page,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/stock-alerts?search=zzzzqq')
  await page.getByRole('link', { name: 'By customer' }).click()
  await expect(page.getByText('No requests found.')).toBeVisible()
  await expect(page.getByLabel('Email or product')).toHaveValue('zzzzqq')
  await page.getByRole('link', { name: 'Notified' }).click()
  await expect(page.getByText('No notifications found.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveAccessibleName('Remove filter Find: zzzzqq')
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/admin/stock-alerts?list=sent')
})
