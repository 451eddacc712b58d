import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth, expectFrameAccessible } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { signUp, startAs, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const widths = [390, 1440]

/** An order of a new customer; returns its number. */
async function buy(browser: Browser): Promise<string> {
  const customer = await browser.newContext()
  const number = await placeOrder(customer.request, await signUp(customer.request))
  await customer.close()
  return number
}

const figure = (page: Page, title: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: title }).getByRole('definition').first()

test('the owner sees a sale in the figures of today, at any width', async ({ page, browser }) => {
  test.slow()
  await buy(browser)

  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expectFrameAccessible(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect(figure(page, 'Sales')).toHaveText(/^\$[\d,]+\.\d\d$/)
    await expect(page.getByRole('figure', { name: 'Sales per day, in USD' }).locator('svg').first()).toBeVisible()
    const chart = page.getByRole('img', { name: /^Bar chart of \d+ orders?\. The table below/ })
    await expect(chart.locator('.recharts-bar-rectangle path').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Best sellers' }).getByRole('link').first()).toBeVisible()
  }

  await page.getByText('View as table').click()
  await expect(page.getByRole('table', { name: /^Sales in USD/ }).getByRole('row')).toHaveCount(31)
  await expectAccessibleAtEveryWidth(page, widths)

  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '365 days' }).click()
  await expect(page).toHaveURL('/admin?days=365')
  await expect(page.getByRole('figure', { name: 'Sales per month, in USD' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page, widths)
  const orders = await figure(page, 'Orders').getByRole('link').innerText()
  await figure(page, 'Orders').getByRole('link').click()
  await expect(page).toHaveURL(/\/admin\/orders\?from=\d{4}-\d\d-\d\d&until=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(Number(orders.replaceAll(',', ''))).toBeGreaterThan(0)
})

test('what an admin does is listed in the audit log, by person and by kind', async ({ page, browser }) => {
  test.slow()
  const number = await buy(browser)

  await startAs(page, adminEmail, adminPassword)
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('article')).toContainText('Canceled')

  await page.goto('/admin/activity')
  const row = page.getByRole('row').filter({ hasText: `Canceled ${number}` })
  await expect(row.getByRole('link', { name: number })).toHaveAttribute('href', `/admin/orders/${number}`)
  await expect(row).toContainText('Shop Owner')
  await expectAccessibleAtEveryWidth(page, widths)

  await filterBy(page, 'What', 'Email')
  await expect(page.getByRole('link', { name: 'Remove filter What: Email' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page, widths)
  await filterBy(page, 'What', 'Orders')
  await expect(row).toHaveCount(1)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('activity.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    new RegExp(`^\uFEFFActivity,Who,When,About\r\nCanceled ${number},Shop Owner,2\\S+Z,Orders\r\n`),
  )

  await filterBy(page, 'What', 'Personal data seen')
  const read = page.getByRole('row').filter({ hasText: `Looked at order ${number}` })
  await expect(read.getByRole('link', { name: number })).toHaveAttribute('href', `/admin/orders/${number}`)
  await expectAccessibleAtEveryWidth(page, widths)
  await page.getByRole('link', { name: 'Remove filter What: Personal data seen' }).click()
  await expect(row).toHaveCount(1)
})

/** Chooses a filter of the list that is open. */
async function filterBy(page: Page, label: string, choice: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByText('Filter', { exact: true }).click()
  await main.getByLabel(label, { exact: true }).selectOption(choice)
  await main.getByRole('button', { name: 'Apply' }).click()
}

test('only the first screen of the admin area loads the chart code', async ({ page }) => {
  const drawn: string[] = []
  page.on('request', (request) => {
    if (/comparison-chart/.test(request.url())) drawn.push(new URL(page.url()).pathname)
  })
  for (const path of [
    '/',
    '/shop',
    await addressOf(page.request, demoProducts.plain),
    '/cart',
    '/login',
    '/about-us',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await startAsCustomer(page)
  await page.goto('/orders')
  await page.waitForLoadState('networkidle')
  expect(drawn).toEqual([])

  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/orders')
  await page.waitForLoadState('networkidle')
  expect(drawn).toEqual([])
  await page.goto('/admin')
  await expect.poll(() => drawn).toContain('/admin')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the owner reads the figures as a table, and changes the period and the list by links and forms', async ({
    page,
    browser,
  }) => {
    test.slow()
    await buy(browser)
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days', exact: true }).click()
    await expect(page).toHaveURL('/admin?days=7')
    await expect(page.getByRole('figure')).toHaveCount(0)
    await page.getByText('View as table').click()
    await expect(page.getByRole('table', { name: /^Sales in USD/ }).getByRole('row')).toHaveCount(8)

    await page.goto('/admin/activity')
    await filterBy(page, 'What', 'Orders')
    await expect(page).toHaveURL(/kind=order(&|$)/)
  })
})
