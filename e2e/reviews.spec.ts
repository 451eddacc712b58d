import sharp from 'sharp'
import { addressOf, demoProducts, findProduct } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { newPhoto, openReviewForm } from './support/review-form.ts'
import { expect, origin, test } from './support/shop-under-test.ts'
import { newEmail, password, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

test('a guest is asked to log in, and their input is restored afterwards', async ({ page }) => {
  const email = newEmail()
  await startAsCustomer(page, email)
  await page.context().clearCookies({ name: /session|signed-in/ })

  await page.goto(await addressOf(page.request, demoProducts.reviewed))
  const dialog = await openReviewForm(page)
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await dialog.getByLabel('Name').fill('Ann Lee')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Review title').fill('Holds all day')
  await dialog.getByLabel('Your review').fill('Even in the wind.')
  await dialog.getByRole('button', { name: 'Submit review' }).click()
  await expect(dialog.getByText('Please log in to your account to submit a review.').first()).toBeVisible()
  await dialog.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Existing Customers' })).toBeVisible()

  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: demoProducts.reviewed })).toBeVisible()
  const again = await openReviewForm(page)
  await expect(again.getByLabel('Your review')).toHaveValue('Even in the wind.')
  await expect(again.getByRole('radio', { name: '4 stars' })).toBeChecked()
})

test('every field shows its error', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startAsCustomer(page)
  await page.goto(await addressOf(page.request, 'Linea Barrette'))
  const dialog = await openReviewForm(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('Ann Lee')
  await expect(dialog.getByLabel('Email')).toHaveValue(/@example\.com$/)
  await dialog.getByLabel('Name').fill(' ')
  await dialog.getByLabel('Email').fill('')
  await dialog.getByRole('button', { name: 'Submit review' }).click()
  for (const part of ['Rating', 'Please provide a rating.']) {
    await expect(dialog.getByRole('group').getByText(part, { exact: true })).toBeInViewport({ ratio: 1 })
  }
  for (const [label, sentence] of [
    ['Name', 'Please enter your name.'],
    ['Email', 'Please enter your email.'],
    ['Review title', 'Please enter a review title.'],
    ['Your review', 'Please enter your review message.'],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(new RegExp(sentence))
  }

  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => newPhoto(`${at}.jpg`)))
  await dialog.locator('input[type=file]').setInputFiles(six)
  await expect(dialog.getByText('You can upload a maximum of 5 photos.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(5)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'poem.txt', mimeType: 'text/plain', buffer: Buffer.from('a poem') })
  await expect(dialog.getByText('Please choose images only.')).toBeVisible()
})

test('a customer writes a review with a photo, sees it first, opens the photo and deletes the review', async ({
  page,
  browser,
}) => {
  await startAsCustomer(page)
  const address = await addressOf(page.request, demoProducts.frame)
  await page.goto(address)
  const dialog = await openReviewForm(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('Ann Lee')
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  const title = `Round and light ${newEmail()}`
  await dialog.getByLabel('Review title').fill(title)
  await dialog.getByLabel('Your review').fill('They stay where they are.')
  await dialog.locator('input[type=file]').setInputFiles(await newPhoto('me.jpg'))
  await expect(dialog.getByRole('img', { name: 'me.jpg' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Your review has been added successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const review = page.getByRole('article').filter({ hasText: title })
  await expect(review).toContainText('They stay where they are.')
  const image = review.getByRole('img', { name: 'Photo by Ann Lee' })
  const src = (await image.getAttribute('src')) ?? ''
  expect(new URL(src, origin).origin).toBe(origin)
  const stored = await sharp(await (await page.request.get(src)).body()).metadata()
  expect(stored.exif).toBeUndefined()
  await review.getByRole('button', { name: 'Open photo by Ann Lee' }).click()
  await expect(page.getByRole('dialog', { name: 'Images: Customer photos' })).toContainText(title)
  await page.keyboard.press('Escape')

  const stranger = await (await browser.newContext(returningVisitor)).newPage()
  await stranger.goto(address)
  const seen = stranger.getByRole('article').filter({ hasText: title })
  await expect(seen).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Delete' })).toHaveCount(0)
  expect(await stranger.content()).not.toContain('@example.com","reviewTitle')
  await stranger.context().close()

  const remove = review.getByRole('button', { name: 'Delete' })
  await remove.click()
  const question = page.getByRole('dialog', { name: 'Delete your review?' })
  await expect(question).toContainText(`“${title}” and its photos will be deleted. This cannot be undone.`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(review).toBeVisible()
  await expect(remove).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Your review has been deleted successfully.')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(review).toHaveCount(0)
  await expect(page.locator('#reviews > summary')).toBeFocused()
})

test('a review that cannot be sent is reported in the form and at the top left, and keeps its text', async ({
  page,
}) => {
  await startAsCustomer(page)
  await page.goto(await addressOf(page.request, 'Linea Barrette'))
  await page.route('**/api/add-review', (route) => route.abort())
  const dialog = await openReviewForm(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('Ann Lee')
  await dialog.getByRole('radio', { name: '3 stars' }).check()
  await dialog.getByLabel('Review title').fill('Fine')
  await dialog.getByLabel('Your review').fill('It is fine.')
  await dialog.getByRole('button', { name: 'Submit review' }).click()
  const error = dialog.getByText('An error occurred while submitting the review. Please try again')
  await expect(error).toHaveCount(2)
  await expect(dialog.getByLabel('Your review')).toHaveValue('It is fine.')
})

test.describe('with a server that refuses', () => {
  test.use({ tolerated: /Failed to load resource|RefusedError/ })

  test('a review that cannot be deleted stays, and the failure is reported', async ({ page }) => {
    const { _id: productId } = await findProduct(page.request, 'Sienna Claw Clip')
    const email = await startAsCustomer(page)
    const reviewTitle = `Stays ${email}`
    await page.request.post('/api/add-review', {
      data: { productId, name: 'Ann', email, reviewTitle, message: 'It stays.', rating: 4 },
      headers: { origin },
    })
    await page.goto(await addressOf(page.request, 'Sienna Claw Clip'))
    const review = page.getByRole('article').filter({ hasText: reviewTitle })
    await page.route('**/api/delete-review', (route) => route.abort())
    await review.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('An error occurred while deleting the review. Please try again.')).toBeVisible()
    await expect(review).toBeVisible()
  })

  test('reviews that cannot be loaded are logged, and those that came with the page stay', async ({ page }) => {
    await startAsCustomer(page)
    await page.route('**/api/retreive-reviews', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => /RefusedError/.test(message.text()))
    await page.goto(await addressOf(page.request, demoProducts.frame))
    await logged
    await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a review says how the product fits, and the sizes say what most reviewers find', async ({ page }) => {
  await startAsCustomer(page)
  await page.goto(await addressOf(page.request, demoProducts.sized))
  await expect(page.getByRole('link', { name: /^Most say true to size \(\d of \d\)$/ })).toBeVisible()

  const dialog = await openReviewForm(page)
  const fit = dialog.getByRole('group', { name: 'How does it fit?' })
  await expect(fit.getByRole('radio', { name: 'No answer' })).toBeChecked()
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await fit.getByRole('radio', { name: 'Runs large' }).check()
  await dialog.getByLabel('Review title').fill('Take the smaller one')
  await dialog.getByLabel('Your review').fill('I am between sizes.')
  await dialog.getByRole('button', { name: 'Submit review' }).click()
  await expect(dialog).toBeHidden()
  const written = page.locator('#reviews').getByRole('article').filter({ hasText: 'Take the smaller one' })
  await expect(written).toContainText('Runs large')
  await written.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete your review?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(written).toHaveCount(0)
})

test('a product without sizes is reviewed without its fit', async ({ page }) => {
  await startAsCustomer(page)
  await page.goto(await addressOf(page.request, demoProducts.reviewed))
  const dialog = await openReviewForm(page)
  await expect(dialog.getByRole('group', { name: 'Rating' })).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'How does it fit?' })).toHaveCount(0)
})
