import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const byCountry = (page: Page) => page.getByRole('region', { name: 'Shipped to, Tax due in, Rate' })
const byPeriod = (page: Page) => page.getByRole('region', { name: 'Period, Documents' })
const totalOf = (table: ReturnType<typeof byCountry>) => table.getByRole('row').last().getByRole('cell').last()

test('the sales report adds up by period and by country, for the chosen days, and is downloaded as CSV', async ({
  page,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/sales')
  const form = page.getByRole('search', { name: 'Sales and taxes' })
  const download = page.getByRole('link', { name: 'Download as CSV' })
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel('From').fill(day(60))
  // Without today: an order of another journey may get its invoice at any moment.
  await form.getByLabel('Until').fill(day(2))
  await form.getByLabel('By').selectOption('Month')
  await form.getByRole('button', { name: 'Show' }).click()
  // The address changes before the tables do; this link changes with them.
  await expect(download).toHaveAttribute('href', new RegExp(`from=${day(60)}&until=${day(2)}`))
  await expect(
    byCountry(page)
      .getByRole('rowheader', { name: /^United States/ })
      .first(),
  ).toBeVisible()
  await expect(
    byCountry(page)
      .getByRole('rowheader', { name: /^Canada/ })
      .first(),
  ).toBeVisible()
  const total = (await totalOf(byPeriod(page)).textContent()) ?? ''
  expect(total).toMatch(/^\$[\d,]+\.\d\d$/)
  await expect(totalOf(byCountry(page))).toHaveText(total)
  const months = await byPeriod(page).getByRole('row').count()
  await expectAccessibleAtEveryWidth(page)

  await form.getByLabel('By').selectOption('Week')
  await form.getByRole('button', { name: 'Show' }).click()
  await expect(
    byPeriod(page)
      .getByRole('rowheader', { name: /^Week of / })
      .first(),
  ).toBeVisible()
  expect(await byPeriod(page).getByRole('row').count()).toBeGreaterThan(months)
  await expect(totalOf(byPeriod(page))).toHaveText(total)

  const downloading = page.waitForEvent('download')
  await download.click()
  const [head, ...rows] = (await readFile(await (await downloading).path(), 'utf8')).trim().split(/\r?\n/)
  expect(head).toContain('Gross')
  expect(rows.length).toBeGreaterThan(months)

  await form.getByLabel('From').fill('2001-01-01')
  await form.getByLabel('Until').fill('2001-01-31')
  await form.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No invoices in this period')).toBeVisible()
})
