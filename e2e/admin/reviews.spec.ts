import { type APIRequestContext, type Page, request } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { addressOf, findProduct } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { address, adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { signUp, startAs } from '../support/steps.ts'

test.use(returningVisitor)

const productName = 'Linea Barrette'

/** A review by a new customer; the caller can delete it. */
async function writeReview(reader: APIRequestContext, reviewTitle: string, rating = 1) {
  const { _id: productId } = await findProduct(reader, productName)
  const author = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin, 'x-forwarded-for': address() },
  })
  const email = await signUp(author)
  const review = { name: 'Ann Lee', email, reviewTitle, message: 'It bent on the first day.', rating }
  const answer = await author.post('/api/add-review', { data: { productId, ...review } })
  const { _id: id }: { _id: string } = await answer.json()
  return {
    email,
    async undo() {
      await author.post('/api/delete-review', { data: { id, productId } })
      await author.dispose()
    },
  }
}

/** What the product page shows: its reviews, their count, and the structured data. */
async function readPage(page: Page, title: string) {
  const answer = await page.request.get(await addressOf(page.request, productName))
  const html = await answer.text()
  return { isThere: html.includes(title), count: Number(/"reviewCount":(\d+)/.exec(html)?.[1] ?? 0), html }
}

for (const width of [1440, 390]) {
  test(`the owner hides a review, shows it again, and replies to it by keyboard, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const title = `Bent ${Date.now()}`
    const before = (await readPage(page, title)).count
    const { email, undo } = await writeReview(page.request, title)
    await startAs(page, adminEmail, adminPassword)
    await page.goto(`/admin/reviews?rating=1`)
    await page.getByLabel('Product or author').fill(`${email} barrette`)
    await page.getByRole('main').getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL(/rating=1.*search=/)
    const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expect(rows.last()).toContainText(title)

    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const bar = page.getByRole('region', { name: 'Actions for the selection' })
    await bar.getByRole('button', { name: 'Hide' }).press('Enter')
    await page.getByRole('dialog', { name: 'Hide' }).getByRole('button', { name: 'Hide' }).press('Enter')
    await expect(page.getByText('1 changed.')).toBeVisible()
    await expect(rows.last()).toContainText('Hidden')
    await expect.poll(async () => (await readPage(page, title)).isThere).toBe(false)
    expect((await readPage(page, title)).count).toBe(before)

    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const row = page.getByRole('article')
    await expect(row).toContainText('It bent on the first day.')
    await expect(page.getByText(/^Hidden since/)).toBeVisible()
    await row.getByRole('button', { name: 'Show again' }).click()
    await expect(page.getByText('Review restored.')).toBeVisible()
    await expect.poll(async () => (await readPage(page, title)).count).toBe(before + 1)

    await row.getByRole('button', { name: 'Reply' }).focus()
    await page.keyboard.press('Enter')
    await expect(row.getByLabel('Your reply to Ann Lee')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(row.getByText('Please write a reply.')).toBeVisible()
    await row.getByLabel('Your reply to Ann Lee').fill('We have sent you a new one.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Reply saved.')).toBeVisible()
    await expect(row.getByRole('button', { name: 'Edit reply' })).toBeFocused()

    const guest = await (await browser.newContext(returningVisitor)).newPage()
    await expect.poll(async () => (await readPage(page, title)).html.includes('We have sent you a new one.')).toBe(true)
    await guest.goto(await addressOf(page.request, productName))
    const review = guest.getByRole('article').filter({ hasText: title })
    await expect(review).toContainText('Reply from MG')
    await expect(review).toContainText('We have sent you a new one.')
    await guest.context().close()

    await row.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/admin/reviews')
    await expect.poll(async () => (await readPage(page, title)).count).toBe(before)
    await undo()
  })
}

test('of two admins at one reply, the second sees what the first wrote and loses no input', async ({
  page,
  browser,
}) => {
  const title = `Twice ${Date.now()}`
  const { email, undo } = await writeReview(page.request, title, 4)
  await startAs(page, adminEmail, adminPassword)
  await page.goto(`/admin/reviews?search=${email}`)
  await page.getByRole('link', { name: title }).click()
  const row = page.getByRole('article')
  await row.getByRole('button', { name: 'Reply' }).click()
  await row.getByLabel('Your reply to Ann Lee').fill('The second.')

  const other = await (await browser.newContext(returningVisitor)).newPage()
  await startAs(other, adminEmail, adminPassword)
  await other.goto(`/admin/reviews?search=${email}`)
  await other.getByRole('link', { name: title }).click()
  await other.getByRole('button', { name: 'Reply' }).click()
  await other.getByLabel('Your reply to Ann Lee').fill('The first.')
  await other.getByRole('button', { name: 'Save reply' }).click()
  await expect(other.getByText('Reply saved.')).toBeVisible()
  await other.context().close()

  await row.getByRole('button', { name: 'Save reply' }).click()
  await expect(row.getByText('Someone else has changed the reply to this review in the meantime.')).toBeVisible()
  await expect(row.getByText('The first.')).toBeVisible()
  await expect(row.getByLabel('Your reply')).toHaveValue('The second.')
  await row.getByRole('button', { name: 'Keep my text' }).click()
  await row.getByRole('button', { name: 'Save reply' }).click()
  // Not the text field, which shows the same until the reply is saved.
  await expect(row.getByRole('blockquote')).toContainText('The second.')
  await row.getByRole('button', { name: 'Edit reply' }).click()
  await row.getByRole('button', { name: 'Remove reply' }).click()
  await expect(page.getByText('Reply removed.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Reply', exact: false })).toBeFocused()

  await undo()
  await row.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Review not found.').first()).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('the reviews screen is accessible and fits at every width, full and empty', async ({ page }) => {
  const rows = page.getByRole('table', { name: 'Reviews' }).locator('tbody').getByRole('row')
  await page.setViewportSize({ width: 390, height: 900 })
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/reviews')
  await expect(rows).toHaveCount(50)
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/after=/)
  await rows.first().getByRole('link').click()
  await page.getByRole('button', { name: /^Reply/ }).click()
  await expectAccessibleAtEveryWidth(page)
  await page.goto('/admin/reviews?search=zzzzqq&state=hidden')
  await expect(page.getByText('No reviews found.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(rows).toHaveCount(50)
})

test('a shopper has no access', async ({ page }) => {
  for (const screen of ['reviews', 'stock-alerts', 'newsletter']) {
    await page.goto(`/admin/${screen}`)
    await expect(page).toHaveURL('/')
  }
})
