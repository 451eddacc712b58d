import { request } from '@playwright/test'
import { addressOf, demoProducts, findProduct } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { newPhoto, openReviewForm } from './support/review-form.ts'
import { address, expect, origin, test } from './support/shop-under-test.ts'
import { newEmail, signUp, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

test('without reviews, they and the form are shown to logged-in customers only', async ({ page }) => {
  const address = await addressOf(page.request, demoProducts.unreviewed)
  await page.goto(address)
  await expect(page.getByText('Reviews (0)')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeHidden()
  await startAsCustomer(page)
  await page.goto(address)
  await openReviewForm(page)
})

test('ten reviews are shown, then five more', async ({ page }) => {
  const { _id: productId } = await findProduct(page.request, 'Paula Wide Claw')
  for (let at = 0; at < 16; at++) {
    const author = await request.newContext({
      baseURL: origin,
      extraHTTPHeaders: { origin, 'x-forwarded-for': address() },
    })
    await signUp(author)
    const answer = await author.post('/api/add-review', {
      data: {
        productId,
        name: 'Ann',
        email: newEmail(),
        reviewTitle: `Number ${at}`,
        message: 'Good.',
        rating: 1 + (at % 5),
      },
    })
    expect(answer.status()).toBe(200)
    await author.dispose()
  }
  await page.goto(await addressOf(page.request, 'Paula Wide Claw'))
  const reviews = page.locator('#reviews').getByRole('article')
  await expect(reviews).toHaveCount(10)
  await expect(reviews.first()).toContainText('Number 15')
  await page.getByRole('button', { name: 'View More' }).click()
  await expect(reviews).toHaveCount(15)

  const five = page.getByRole('button', { name: /^5 stars: \d+ reviews$/ })
  const count = Number((await five.getAttribute('aria-label'))?.match(/: (\d+)/)?.[1])
  await five.click()
  await expect(page.getByText('Showing reviews with 5 stars')).toBeVisible()
  await expect(reviews).toHaveCount(Math.min(count, 10))
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(reviews).toHaveCount(10)
})

test('the photos of all reviews are in one viewer, by keyboard and by swiping, each with its review', async ({
  page,
}) => {
  const path = await addressOf(page.request, 'Colette Slip Dress')
  await startAsCustomer(page)
  await page.goto(path)
  const dialog = await openReviewForm(page)
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await dialog.getByLabel('Name').fill('Ann Lee')
  await dialog.getByLabel('Review title').fill('Before the opera')
  await dialog.getByLabel('Your review').fill('It hangs like this.')
  await dialog.getByLabel('Add photos').setInputFiles(await newPhoto('hanging.jpg'))
  await dialog.getByRole('button', { name: 'Submit review' }).click()
  await expect(dialog).toBeHidden()

  const strip = page.getByRole('region', { name: 'Customer photos' })
  const thumbs = strip.getByRole('button', { name: /^Open photo by / })
  await expect(thumbs).toHaveCount(2)
  await thumbs.first().focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Images: Customer photos' })
  await expect(viewer).toContainText('1 / 2')
  await expect(viewer).toContainText('Before the opera')
  await expect(viewer.getByRole('img', { name: 'Photo by Ann Lee' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('2 / 2')
  await expect(viewer).toContainText('The crossed back')
  await page.keyboard.press('ArrowRight')
  await expect(viewer).toContainText('Before the opera')

  const swipeBy = async (distance: number) => {
    const box = await viewer.getByRole('img').first().boundingBox()
    if (!box) throw new Error('There is no photo to swipe.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }
  await swipeBy(-120)
  await expect(viewer).toContainText('The crossed back')
  await swipeBy(120)
  await expect(viewer).toContainText('Before the opera')
  await swipeBy(-30)
  await expect(viewer, 'too short to be a swipe').toContainText('Before the opera')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(thumbs.first()).toBeFocused()
})
