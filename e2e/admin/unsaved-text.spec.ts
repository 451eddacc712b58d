import type { Page } from '@playwright/test'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const leave = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const goToProducts = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click()
const products = (page: Page) => page.getByRole('heading', { level: 1, name: 'Products' })

interface TypedForm {
  path: string
  /** The link of the list that leads to it. */
  link?: RegExp
  field: string
}

const forms: TypedForm[] = [
  { path: '/admin/orders', link: /^MG-/, field: 'Internal note' },
  { path: '/admin/orders/new', field: 'Full name' },
  { path: '/admin/categories', link: /^Sunglasses$/, field: 'Title' },
  { path: '/admin/collections', link: /^Linen$/, field: 'Title' },
  { path: '/admin/home', link: /^Banner/, field: 'Title' },
  { path: '/admin/shipping', link: /^All countries$/, field: 'Name' },
]

for (const { path, link, field: label } of forms) {
  test(`text typed at ${path} ${link ?? ''} is not lost without a question`, async ({ page }) => {
    await startAs(page, adminEmail, adminPassword)
    await page.goto(path)
    if (link) {
      const of = page.getByRole('main').getByRole('link', { name: link }).first()
      const to = (await of.getAttribute('href')) ?? ''
      // The list may have a form with the same fields.
      await page.goto(to)
    }
    const field = page.getByRole('main').getByLabel(label).first()
    await field.fill('Typed and not saved')
    await goToProducts(page)
    await leave(page).getByRole('button', { name: 'Stay' }).click()
    await expect(field).toHaveValue('Typed and not saved')
    await goToProducts(page)
    await leave(page).getByRole('button', { name: 'Leave' }).click()
    await expect(products(page)).toBeVisible()
  })
}

test('text that was saved, and text in a search, is left without a question', async ({ page }) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/orders')
  await page.getByRole('main').getByRole('link', { name: /^MG-/ }).first().click()
  await page.getByRole('textbox', { name: /note/i }).first().fill('Packed twice')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Note added.').first()).toBeVisible()
  await goToProducts(page)
  await expect(products(page)).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').first().fill('Otto')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Collections' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
})
