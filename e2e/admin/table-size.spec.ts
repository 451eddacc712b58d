import type { Page } from '@playwright/test'
import { addDiscounts, addMessages, returnItem } from '../support/list-screens.ts'
import { demoProducts, findProduct } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'
import { subscribe } from '../support/subscribe.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const paths = [
  '/admin/orders',
  '/admin/products',
  '/admin/customers',
  '/admin/reviews',
  '/admin/stock-alerts',
  '/admin/stock-alerts?list=waiting',
  '/admin/messages',
  '/admin/newsletter',
  '/admin/emails',
  '/admin/discounts',
  '/admin/returns',
  '/admin/returns?state=closed',
  '/admin/activity',
  '/admin/activity?kind=personal-data',
  '/admin/security-log',
]

/** Asks to be told of a product that is sold out, and subscribes to the newsletter. */
async function addRequests(page: Page): Promise<void> {
  const { _id: productId } = await findProduct(page.request, demoProducts.gone)
  await page.request.post('/api/notifyMe', { data: { productId, email: newEmail() }, headers: { origin } })
  await subscribe(page, newEmail())
}

/** On a screen of 1440 by 900 px, below the heading, the tabs and the filters. */
const minRows = 20

/** How wide and how high a table is, and its rows. */
const measure = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const rows = [...table.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect())
    const around = table.parentElement?.clientWidth ?? 0
    return {
      beyond: Math.max(0, table.scrollWidth - around),
      tallest: Math.max(...rows.map(({ height }) => height)),
      shown: rows.filter(({ bottom }) => bottom <= innerHeight).length,
      all: rows.length,
    }
  })

test('every table shows all of its columns at 768 px, and rows of one line on a desktop', async ({ page }) => {
  test.slow()
  await startAs(page, adminEmail, adminPassword)
  await addDiscounts(page)
  await addMessages(page)
  await addRequests(page)
  await returnItem(page)
  await startAs(page, adminEmail, adminPassword)
  const wrong: string[] = []
  for (const path of paths) {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(path)
    await expect(page.getByRole('table'), path).toBeVisible()
    const narrow = await measure(page)
    if (narrow.beyond > 0) wrong.push(`${path}: ${narrow.beyond} px beyond 768`)
    await page.setViewportSize({ width: 1440, height: 900 })
    const wide = await measure(page)
    if (wide.beyond > 0) wrong.push(`${path}: ${wide.beyond} px beyond 1440`)
    if (wide.tallest > 48) wrong.push(`${path}: a row of ${wide.tallest} px`)
    if (wide.shown < Math.min(minRows, wide.all)) wrong.push(`${path}: ${wide.shown} of ${wide.all} rows on a screen`)
  }
  expect(wrong).toEqual([])
})
