import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import yazl from 'yazl'
import { expectAccessible } from '../support/accessibility.ts'
import { ownerOf, sell } from '../support/own-shop.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const image = (background: string) =>
  sharp({ create: { width: 600, height: 780, channels: 3, background } })
    .jpeg()
    .toBuffer()

interface Own {
  product: { sku: string; images: { image: { alt: string } }[] }
}

/** A product, with what the shop has stored of its images. */
async function addProduct(page: Page) {
  const title = `Pictured ${newEmail().slice(8, 14)}`
  const kind = { subCategory: 'Sunglasses', type: 'Round', grams: 120 }
  const { productId } = await sell(page, origin, { ...kind, title, price: 60 })
  const owner = ownerOf(page.request, origin)
  const find = async () => (await owner<Own>('POST', 'products/findOwnProduct', { productId })).product
  return { title, productId, find }
}

for (const width of [1440, 390]) {
  test(`images are added by a ZIP named by SKU, and pasted, at ${width} px`, async ({ page }, testInfo) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    const { title, productId, find } = await addProduct(page)
    const { sku, images: before } = await find()

    const zip = new yazl.ZipFile()
    zip.addBuffer(await image('#b08968'), `shoot/${sku.toLowerCase()}-2.jpg`)
    zip.addBuffer(await image('#6b705c'), `shoot/${sku}.jpg`)
    zip.addBuffer(await image('#6b705c'), 'shoot/NO-SUCH-SKU.jpg')
    zip.addBuffer(Buffer.from('notes'), 'notes.txt')
    zip.end()
    const chunks: Buffer[] = []
    for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
    await page.goto('/admin/products/import')
    const part = page.getByRole('region', { name: 'Images by SKU' })
    await part
      .getByLabel('ZIP file')
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no') })
    await part.getByRole('button', { name: 'Add images' }).press('Enter')
    await expect(part.getByRole('alert')).toContainText("This file can't be read as a ZIP.")
    const buffer = Buffer.concat(chunks)
    await part.getByLabel('ZIP file').setInputFiles({ name: 'shoot.zip', mimeType: 'application/zip', buffer })
    await part.getByRole('button', { name: 'Add images' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Images by SKU' })
    await expect(dialog.getByRole('alert')).toContainText('2 changed.')
    await expect(dialog).toContainText('shoot/NO-SUCH-SKU.jpg: No product or variant has this SKU.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect((await find()).images.map(({ image }) => image.alt)).toEqual([
      ...before.map(({ image }) => image.alt),
      title,
      title,
    ])

    await page.goto(`/admin/products/${productId}`)
    const file = testInfo.outputPath('pasted.jpg')
    await sharp(await image('#cb997e')).toFile(file)
    const copied = (await readFile(file)).toString('base64')
    const tiles = page.getByRole('region', { name: 'Images', exact: true }).getByRole('listitem')
    const shown = await tiles.count()
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'pasted.jpg', { type: 'image/jpeg' }))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, copied)
    await expect(tiles).toHaveCount(shown + 1)
  })
}
