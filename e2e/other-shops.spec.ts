import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from './support/accessibility.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, port, test } from './support/shop-under-test.ts'
import { startEmptyShop } from './support/start-shop.ts'

const emptyPort = port + 25
const origin = `http://localhost:${emptyPort}`

test.use({ ...returningVisitor, tolerated: new RegExp(`^Requested ${origin}/`) })

const exports = [
  { name: 'shopify-export.csv', width: 1440 },
  { name: 'woocommerce-export.csv', width: 390 },
]

/** An export as its shop documents it, with images in a network that no shop fetches from, and barcodes of its own. */
async function exportOf(name: string) {
  const csv = await readFile(join('modules/imports/other-shops', name), 'utf8')
  const own = csv.replaceAll(/https:\/\/[\w.]+\//g, 'http://10.0.0.1/')
  return Buffer.from(name.startsWith('woo') ? own.replaceAll('4006381333931', '4006381333948') : own)
}

test('exports of Shopify and WooCommerce are checked and imported whole, and say which images could not be fetched', async ({
  page,
}) => {
  test.slow()
  const shop = await startEmptyShop(emptyPort, { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword })
  try {
    const answer = await page.request.post(`${origin}/api/users/login`, {
      data: { email: adminEmail, password: adminPassword },
      headers: { origin },
    })
    expect(answer.status()).toBe(200)
    for (const { name, width } of exports) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${origin}/admin/products/import`)
      const buffer = await exportOf(name)
      await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Check the file' }).click()
      await expect(page.getByText(/^Checked \d+ lines\. [1-9]\d* products? would be added/)).toBeVisible()
      await expect(page.getByText(/images? would be fetched from (its|their) address/)).toBeVisible()
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page.getByText(/^Done\. [1-9]\d* products? w(as|ere) added/)).toBeVisible()
      await expect(page.getByText(/could not be/).first()).toBeVisible()
      await expectAccessible(page)
    }
  } finally {
    await shop.stop()
  }
})
