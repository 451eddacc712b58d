import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectAccessible } from './support/accessibility.ts'
import { imageHost, startImageHost } from './support/image-host.ts'
import { ownerOf } from './support/own-shop.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, port, test } from './support/shop-under-test.ts'
import { startEmptyShop } from './support/start-shop.ts'

const emptyPort = port + 25
const origin = `http://localhost:${emptyPort}`

test.use({ ...returningVisitor, baseURL: origin, tolerated: new RegExp(`^Requested ${origin}/`) })

const exports = [
  {
    name: 'shopify-export.csv',
    width: 1440,
    missing: 'shirt-white.jpg',
    fetched: '2 images were fetched',
    product: 'Linen Shirt',
  },
  {
    name: 'woocommerce-export.csv',
    width: 390,
    missing: 'hoodie.jpg',
    fetched: '1 image was fetched',
    product: 'Hoodie',
  },
]

/** An export as its shop documents it, with images on a host of ours, one of them not there, and barcodes of its own. */
async function exportOf(name: string) {
  const csv = await readFile(join('modules/imports/other-shops', name), 'utf8')
  const own = csv.replaceAll(/https:\/\/[\w.]+\//g, `http://${imageHost}/`)
  return Buffer.from(name.startsWith('woo') ? own.replaceAll('4006381333931', '4006381333948') : own)
}

interface Found {
  products: { _id: string }[]
  product: { images: unknown[] }
}

test('exports of Shopify and WooCommerce are imported whole, with images from their addresses, and say which were not there', async ({
  page,
}) => {
  test.slow()
  const images = await startImageHost(exports.map(({ missing }) => missing))
  const login = { email: adminEmail, password: adminPassword }
  const shop = await startEmptyShop(emptyPort, {
    ...images.env,
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
  })
  try {
    const owner = ownerOf(page.request, origin)
    await owner('POST', 'users/login', login)
    for (const { name, width, missing, fetched, product } of exports) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/admin/products/import')
      const buffer = await exportOf(name)
      await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Check the file' }).click()
      await expect(page.getByText(/^Checked \d+ lines\. [1-9]\d* products? would be added/)).toBeVisible()
      await expect(page.getByText(/images? would be fetched from (its|their) address/)).toBeVisible()
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      const done = page.getByText(/^Done\. [1-9]\d* products? w(as|ere) added/)
      await expect(done).toContainText(`${fetched}; 1 could not be.`)
      await expect(page.getByText(`The server answered with 404: http://${imageHost}/`).first()).toContainText(missing)
      await expectAccessible(page)
      const { products } = await owner<Found>('POST', 'products/listAllProducts', { search: product })
      const found = await owner<Found>('POST', 'products/findOwnProduct', { productId: products[0]?._id })
      expect(`${found.product.images.length}`).toBe(fetched.charAt(0))
    }
    expect(images.asked.length).toBe(new Set(images.asked).size)
  } finally {
    await shop.stop()
    images.stop()
  }
})
