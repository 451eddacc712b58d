import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword } from './shop-under-test.ts'
import { addToCart, openProduct, startAs } from './steps.ts'

const main = (page: Page) => page.getByRole('main')

/** Opens the form of a row as the owner: the path of its list and the name of the row. */
async function openRow(page: Page, path: string, row: RegExp): Promise<void> {
  await startAs(page, adminEmail, adminPassword)
  await page.goto(path)
  await main(page).getByRole('link', { name: row }).first().click()
  await main(page).getByRole('link', { name: 'Previous versions' }).waitFor()
}

/** Saves the form of a row, changed in its first field, and opens its versions. */
const versions = (path: string, row: RegExp) => async (page: Page) => {
  await openRow(page, path, row)
  const form = main(page).locator('form').first()
  const field = form.locator('input:not([type=hidden]):not([type=checkbox]), textarea').first()
  const before = await field.inputValue()
  await field.fill(before.endsWith(' ') ? before : `${before}.`)
  await form.getByRole('button', { name: /^Save/ }).click()
  await page
    .getByText(/^Saved\./)
    .first()
    .waitFor()
  await field.fill(before)
  await form.getByRole('button', { name: /^Save/ }).click()
  await page
    .getByText(/^Saved\./)
    .first()
    .waitFor()
  await main(page).getByRole('link', { name: 'Previous versions' }).click()
  await page.getByText('Current version').waitFor()
}

/** Forms of the admin area with what they keep and refuse, and the form for bank transfers. */
export const formScreens: Screen[] = [
  { name: '170-category', open: (page) => openRow(page, '/admin/categories', /^Sunglasses$/) },
  { name: '171-versions-category', open: versions('/admin/categories', /^Sunglasses$/) },
  { name: '172-versions-collection', open: versions('/admin/collections', /^Linen$/) },
  { name: '173-versions-size-chart', open: versions('/admin/size-charts', /^Women/) },
  { name: '174-versions-zone', open: versions('/admin/shipping', /^All countries$/) },
  {
    name: '175-discount-errors',
    async open(page) {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/discounts/new')
      await page.getByLabel(/^Code/).fill('no')
      await page.getByRole('button', { name: 'Add discount' }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: '176-transfer',
    async open(page) {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/settings')
      const group = page.getByRole('region', { name: 'Bank transfer', exact: true })
      await group.getByLabel('Offer bank transfer').check()
      await group.getByLabel('Account holder').fill('Example Goods')
      await group.getByLabel('IBAN or account number').fill('DE02 1203 0000 0000 2020 51')
      await group.getByRole('button', { name: 'Save Bank transfer' }).click()
      await group.getByText('Settings saved.').waitFor()
      await page.context().clearCookies({ name: /session|signed-in/ })
      await openProduct(page, 'Perla Barrette')
      const cart = await addToCart(page)
      await cart.getByRole('link', { name: 'Pay by bank transfer' }).click()
      await main(page).getByRole('button', { name: 'Add a note or gift message' }).click()
      await main(page).getByLabel('Gift message').waitFor()
    },
  },
]
