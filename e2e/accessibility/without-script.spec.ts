import { findViolations } from '../support/accessibility.ts'
import { addressOf, demoProducts, total } from '../support/products.ts'
import { pathIn, readEmail } from '../support/read-email.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { newEmail } from '../support/steps.ts'

test.use({ javaScriptEnabled: false })

test('browsing, filtering, searching and reading a product work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Shop now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  for (let shown = 24; shown < total; shown += 24) await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByText(`${total} of ${total}`)).toBeVisible()

  await page.goto('/shop')
  await page.getByText('Color', { exact: true }).click()
  await page.getByRole('checkbox', { name: /^Black/ }).check()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/color=Black/)

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('main').getByRole('searchbox', { name: 'Search here...' }).fill('otto')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: /Otto Round Sunglasses$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: demoProducts.frame })).toBeVisible()
  await expect(page.getByText('Pay in 3')).toBeVisible()
  await page.getByRole('button', { name: 'Black', exact: true }).click()
  await expect(page).toHaveURL(/color=Black/)
  await expect(page.getByRole('button', { name: 'Black', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('the cart button says what is missing, and keeps the choice', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.sized))
  await page.getByRole('button', { name: 'White', exact: true }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please choose a size.')
  await expect(page.getByRole('group', { name: /^Size/ })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'White', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'US 6, EU 38', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The cart needs JavaScript. Turn it on in your browser and try again.',
  )
  await expect(page.getByRole('button', { name: 'White', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'US 6, EU 38', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('on a phone every link is in the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page).toHaveURL(/#site-map$/)
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Apparel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apparel' })).toBeVisible()
})

test('the contact form sends a message and shows its errors', async ({ page }) => {
  await page.goto('/contact-us')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Name').fill('Ann Lee')
  await form.getByLabel('Phone').fill('+1 503 555 0142')
  await form.getByLabel('Email').fill('ann@')
  await form.getByLabel('Department').selectOption('Sales')
  await form.getByLabel('Subject').fill('A hat')
  await form.getByLabel('Message').fill('Is there one in green?')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email address')
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address')
  await expect(form.getByLabel('Message')).toHaveValue('Is there one in green?')
  await form.getByLabel('Email').fill(newEmail())
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText("Thank you. Your message has been sent, and we'll reply by email.")).toBeVisible()
})

test('a visitor subscribes to the newsletter, and unsubscribes with one click', async ({ page }) => {
  const email = newEmail()
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByLabel('Email address').fill(email)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText("Thank you. Please open the link in the email we've sent you")).toBeVisible()
  await page.goto(pathIn(await readEmail(email, /^Please confirm/), '/newsletter/confirm/'))
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^You're subscribed/ })).toBeVisible()
  await page.goto(`/unsubscribe/${email}`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Goodbye for now' })).toBeVisible()
})

test('a page that needs JavaScript says so', async ({ page }) => {
  for (const path of ['/cart', '/wishlist', '/checkout', '/login', '/register']) {
    await page.goto(path)
    await expect(page.getByText('This page needs JavaScript.')).toBeVisible()
  }
})

test('the pages have no accessibility violations', async ({ browser, page }) => {
  // The checker is a script itself: it runs on the page as the server sent it.
  const looking = await browser.newContext({ javaScriptEnabled: true })
  for (const path of ['/', '/shop', await addressOf(page.request, demoProducts.frame), '/contact-us']) {
    const html = await (await page.request.get(path)).text()
    const sheet = await looking.newPage()
    await sheet.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ''), { waitUntil: 'commit' })
    // The stylesheet is not loaded.
    expect(await findViolations(sheet, {}, ['color-contrast', 'target-size'])).toEqual([])
    await sheet.close()
  }
  await looking.close()
})
