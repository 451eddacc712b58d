import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { returningVisitor } from './support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from './support/shop-under-test.ts'
import { startAs } from './support/steps.ts'

test.use(returningVisitor)

async function image(name: string, background: string) {
  const buffer = await sharp({ create: { width: 380, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function enterAsOwner(page: Page) {
  await startAs(page, adminEmail, adminPassword)
}

const texts = (page: Page) => page.getByLabel('Alt text')
const textsInOrder = (page: Page) =>
  texts(page).evaluateAll((all) => all.map((each) => (each instanceof HTMLTextAreaElement ? each.value : '')))

test('the owner adds a product, arranges its images by keyboard and by mouse, and publishes it', async ({ page }) => {
  const title = `Journey ${randomUUID().slice(0, 8)}`
  await enterAsOwner(page)
  await page.goto('/add-product')
  await page.getByRole('button', { name: 'Add product' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByText('All the fields are requiered to add a new product...', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByText('Please fill this in.', { exact: true })).toHaveCount(8)
  await summary.getByRole('link', { name: 'Main image' }).press('Enter')
  await expect(page.getByLabel('Add main image')).toBeFocused()

  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Made on a journey.')
  await page.getByLabel('Price, $', { exact: true }).fill('60')
  await page.getByLabel('Old price, $').fill('80')
  await page.getByLabel('Quantity').fill('4')
  await page.getByLabel('Type', { exact: true }).fill('Round')
  await page.getByLabel('Add main image').setInputFiles(await image('a.jpg', '#933'))
  await expect(page.getByRole('button', { name: 'Remove image 1' })).toHaveCount(1)
  await page.getByLabel('Add other images').setInputFiles([await image('b.jpg', '#393'), await image('c.jpg', '#339')])
  await expect(page.getByRole('button', { name: 'Remove image 2' })).toBeVisible()
  await page.getByLabel('Variant').selectOption('Color')
  const color = page.getByLabel('Color, by its name')
  await color.fill('Honey')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(color).toHaveAccessibleDescription('Press “Add” to add it, or leave this field blank.')
  await expect(color).toBeFocused()
  for (const name of ['Black', 'Honey']) {
    await color.fill(name)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByLabel('Old price, $')).toHaveAccessibleDescription(/This old price cannot be shown/)
  await page.getByLabel('Old price, $').fill('60')
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Before it can be published, this product needs alt text for every image.',
  )
  for (const [at, text] of ['First', 'Second', 'Third'].entries()) await texts(page).nth(at).fill(text)
  await page.getByRole('button', { name: /^Move Third/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await textsInOrder(page)).toEqual(['Third', 'First', 'Second'])
  const tiles = page.locator('li[draggable]')
  await tiles.nth(0).dragTo(tiles.nth(1), { steps: 5 })
  await expect.poll(() => textsInOrder(page)).toEqual(['First', 'Third', 'Second'])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^Save or undo your changes first/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Product saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await expect(page.getByRole('link', { name: 'View in the shop' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('of two admins at one product, the second is warned and keeps their input', async ({ page, browser }) => {
  await enterAsOwner(page)
  await page.goto('/admin/products?search=Velvet+Scrunchie')
  await page.getByRole('main').getByRole('link', { name: 'Velvet Scrunchie', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Velvet Scrunchie' })).toBeVisible()
  await page.getByLabel('Tags').fill('velvet, soft')

  const other = await (await browser.newContext()).newPage()
  await startAs(other, adminEmail, adminPassword)
  await other.goto('/admin/products?search=Velvet+Scrunchie')
  const price = (10 + Math.floor(Math.random() * 1_000) / 100).toFixed(2)
  await other.getByRole('button', { name: 'Price of Velvet Scrunchie' }).click()
  const changed = other.getByLabel('Price, $ of Velvet Scrunchie', { exact: true })
  await changed.fill(price)
  // It was not charged before this change.
  await other.getByLabel('Old price, $ of Velvet Scrunchie').fill('')
  await changed.press('Enter')
  await expect(other.getByText('Price changed.')).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const note = page.getByRole('alert', { name: 'Conflicting change' })
  await expect(note).toContainText('Someone else changed this product.')
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport()
  await expect(page.getByLabel('Tags')).toHaveValue('velvet, soft')
  await note.getByRole('button', { name: 'Keep my changes' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeFocused()
  await save.press('Enter')
  await expect(page.getByText('Product saved.')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await expect(page.getByLabel('Price, $', { exact: true })).toHaveValue(price)
  await other.context().close()
})

test('an exported file is validated, its errors are shown in place, and it is imported again', async ({ page }) => {
  await enterAsOwner(page)
  await page.goto('/admin/products/import')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export all products' }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  const choose = (content: string) =>
    page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

  await choose('sku,price\nMG-S-001,sixty')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByRole('row', { name: /^2 price Please enter a price/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()

  await choose(csv)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText(/^Checked \d+ lines?\. 0 products would be added/)).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText(/^Done\. 0 products were added/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Done\. 0 products were added/), 'still told after a reload').toBeVisible()
  await choose('sku,price\nMG-S-001,60')
  await expect(page.getByText(/^Done\./)).toHaveCount(0)
})

test('price and stock are edited from the row, which has the focus again once they are saved', async ({ page }) => {
  await enterAsOwner(page)
  await page.goto('/admin/products?search=Perla+Barrette')
  const row = page.getByRole('table', { name: 'Products' }).getByRole('row').filter({ hasText: 'Perla Barrette' })
  await row.getByRole('button', { name: 'Price of Perla Barrette' }).press('Enter')
  const prices = page.getByRole('dialog', { name: 'Price of Perla Barrette' })
  const price = prices.getByLabel('Old price, $')
  const before = await price.inputValue()
  await price.fill('999')
  await prices.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(price).toHaveValue(before)
  await expect(price).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Price of Perla Barrette' })).toBeFocused()

  const open = row.getByRole('button', { name: 'Stock of Perla Barrette' })
  const editor = page.getByRole('dialog', { name: 'Stock of Perla Barrette' })
  const stock = editor.getByLabel('Units of Perla Barrette')
  await open.press('Enter')
  const onHand = Number(await stock.inputValue())
  await stock.fill(String(onHand + 7))
  await editor.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(stock).toHaveValue(String(onHand))
  await expect(stock).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()

  for (const count of [onHand + 1, onHand]) {
    await open.press('Enter')
    await stock.fill(String(count))
    await editor.getByRole('button', { name: 'Save stock' }).press('Enter')
    await expect(editor).toBeHidden()
    await expect(open).toHaveText(new RegExp(`^(Stock )?${count}\\b`))
    await expect(open).toBeFocused()
  }

  await row.getByRole('link', { name: 'Perla Barrette' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Perla Barrette' })).toBeVisible()
  await page.getByLabel('Tags').fill('pearl')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
})

test('unsaved text of a product survives leaving its page, and can be undone there', async ({ page }) => {
  await enterAsOwner(page)
  await page.goto('/admin/products?search=Perla+Barrette')
  const row = page.getByRole('table', { name: 'Products' }).getByRole('row').filter({ hasText: 'Perla Barrette' })
  await row.getByRole('link', { name: 'Perla Barrette' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Perla Barrette' })).toBeVisible()
  const typed = [
    [page.getByLabel('Tags'), 'unsaved'],
    [page.getByLabel('Alt text').first(), 'Not described yet'],
    [page.getByLabel('Units of Perla Barrette'), 'many'],
  ] as const
  const before = await Promise.all(typed.map(([field]) => field.inputValue()))
  for (const [field, text] of typed) await field.fill(text)
  await page.getByLabel('Units of Perla Barrette').press('Enter')
  await expect(page.getByLabel('Units of Perla Barrette')).toHaveAccessibleDescription(
    'Please enter whole units, zero or more.',
  )
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await page.goBack()
  for (const [field, text] of typed) await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const [at, [field]] of typed.entries()) await expect(field).toHaveValue(before[at] ?? '')
  await page.reload()
  await expect(page.getByLabel('Tags')).not.toHaveValue('unsaved')
})
