import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { ownerOf, sell } from './support/own-shop.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from './support/shop-under-test.ts'
import { newEmail, startAs } from './support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

interface Own {
  product: { variants: { variantId: string; size: number | null; onHand: number }[] }
}

/** The owner at a published product in the sizes 38 and 40. */
async function editSized(page: Page) {
  await startAs(page, adminEmail, adminPassword)
  const title = `Sized ${newEmail().slice(8, 16)}`
  const sizes = [{ size: '38' }, { size: '40' }]
  const made = { title, price: 60, subCategory: 'Apparel', type: 'Dresses', grams: 300, sizeVariant: sizes }
  const { productId } = await sell(page, origin, made)
  const owner = ownerOf(page.request, origin)
  const { variants } = (await owner<Own>('POST', 'products/findOwnProduct', { productId })).product
  await page.goto(`/admin/products/${productId}`)
  return { title, owner, of40: variants.find(({ size }) => size === 40) }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

for (const width of [1440, 390]) {
  test(`all of a product is changed with one press, and previewed before, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { title, of40 } = await editSized(page)
    const units = Number(of40?.onHand)
    const preview = page.getByRole('region', { name: 'Preview' })
    await page.getByLabel('Title').fill(`${title} II`)
    await page.getByLabel('Description').fill('Linen from Flanders.')
    await page.getByLabel('Price, $', { exact: true }).fill('65')
    await expect(preview).toContainText(`${title} II – `)
    await expect(preview).toContainText('Linen from Flanders.')
    await expect(preview).toContainText('$65')
    await page.getByLabel('Size, such as 38').fill('42')
    await page.getByLabel('Size, such as 38').press('Enter')
    await page.getByRole('button', { name: 'Remove size 38' }).click()
    await expect(page.getByLabel('Units of 38')).toHaveCount(0)
    await page.getByLabel('Units of 40').fill(String(units + 4))
    await page.getByLabel('Price, $ of 40', { exact: true }).fill('75')
    await page.getByLabel('Reason').selectOption('Delivered')
    await page.getByLabel('Alt text').first().fill('A shirt of linen')
    await page.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByRole('alert')).toHaveText(/^Save or undo your changes first/)
    await expectAccessible(page)
    await save(page).click()
    await expect(page.getByText('Product saved.')).toBeVisible()
    await expect(page.getByLabel('Units of 42')).toHaveValue('0')
    await expect(save(page)).toBeDisabled()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: `${title} II` })).toBeVisible()
    await expect(page.getByLabel('Units of 40')).toHaveValue(String(units + 4))
    await expect(page.getByLabel('Price, $ of 40', { exact: true })).toHaveValue('75.00')
    await expect(page.getByLabel('Alt text').first()).toHaveValue('A shirt of linen')
    await expect(page.getByRole('region', { name: 'Stock history' })).toContainText('+4')
  })
}

test('units that changed while others were typed are told, and what was typed can be kept', async ({ page }) => {
  const { owner, of40 } = await editSized(page)
  const from = Number(of40?.onHand)
  await page.getByLabel('Units of 40').fill('90')
  const changes = [{ variantId: of40?.variantId, from, to: from - 1 }]
  await owner('PUT', 'inventory/changeStock', { changes, reason: 'lost' })
  await save(page).click()
  const note = page.getByRole('alert', { name: 'Conflicting change' })
  await expect(note).toContainText(`Units of 40: ${from} is now ${from - 1}`)
  await note.getByRole('button', { name: 'Keep my changes' }).click()
  await save(page).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  await expect(page.getByLabel('Units of 40')).toHaveValue('90')
})
