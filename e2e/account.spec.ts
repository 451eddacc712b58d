import type { Page } from '@playwright/test'
import { pathIn, readEmail } from './support/read-email.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { logIn, newEmail, password, register, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

const form = (page: Page) => page.getByRole('main')
const errorToast = (page: Page, sentence: string) => page.getByRole('alert').filter({ hasText: sentence })

test.describe('login', () => {
  test('shows the specified error messages', async ({ page }) => {
    await page.goto('/login')
    await form(page).getByRole('button', { name: 'Log in' }).click()
    await expect(errorToast(page, 'Invalid email address.')).toBeVisible()
    await form(page).getByLabel('Email').fill('ann@')
    await form(page).getByLabel('Password', { exact: true }).fill('something')
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid email address.')
    await form(page).getByLabel('Email').fill(newEmail())
    await form(page).getByRole('button', { name: 'Log in' }).click()
    await expect(errorToast(page, 'The email address or password is incorrect.')).toBeVisible()
    await expect(form(page).getByLabel('Password', { exact: true })).toHaveValue('something')
    await expect(page.getByRole('status').filter({ hasText: 'Please wait...' })).toBeHidden()
  })

  test('covers the page with Please wait, and shows toasts at the top center for five seconds', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/gateway', async (route) => {
      await answer.promise
      await route.fallback()
    })
    await page.goto('/login')
    await form(page).getByLabel('Email').fill(newEmail())
    await form(page).getByLabel('Password', { exact: true }).fill('something')
    await form(page).getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Please wait...' })).toBeVisible()
    answer.resolve()
    const toast = errorToast(page, 'The email address or password is incorrect.')
    await expect(toast).toBeVisible()
    const shownAt = Date.now()
    const place = await toast.boundingBox()
    const middle = (place?.x ?? 0) + (place?.width ?? 0) / 2
    expect(Math.abs(middle - 640)).toBeLessThan(20)
    await expect(toast).toBeHidden()
    expect(Date.now() - shownAt).toBeGreaterThan(3_500)
  })

  for (const width of [390, 1440])
    test(`shows an error below the header and above the heading, which moves back, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/login')
      // A fallback font may take a line more.
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      const heading = page.getByRole('heading', { level: 1 })
      // A press may scroll the page.
      const fromTop = () => heading.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)
      const before = await fromTop()
      await form(page).getByRole('button', { name: 'Log in' }).click()
      const toast = errorToast(page, 'Invalid email address.')
      await expect(async () => {
        const [head, shown, title] = await Promise.all(
          [page.getByRole('link', { name: /^Shopping cart/ }), toast, heading].map((part) => part.boundingBox()),
        )
        expect(shown?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
        expect(title?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0))
      }).toPass()
      await toast.getByRole('button', { name: 'Dismiss' }).click()
      await expect(toast).toBeHidden()
      expect(await fromTop()).toBe(before)
    })

  test('an error goes away after the button below it is released, so that the press counts', async ({ page }) => {
    await page.clock.install()
    await page.goto('/login')
    const logIn = form(page).getByRole('button', { name: 'Log in' })
    await logIn.click()
    const toast = errorToast(page, 'Invalid email address.')
    await expect(toast).toBeVisible()
    await form(page).getByLabel('Email').fill(newEmail())
    await form(page).getByLabel('Password', { exact: true }).fill('something')
    await logIn.hover()
    const place = await logIn.boundingBox()
    await page.mouse.down()
    await page.clock.runFor(6_000)
    await expect(toast).toBeVisible()
    expect(await logIn.boundingBox()).toEqual(place)
    await page.mouse.up()
    await expect(toast).toBeHidden()
    await expect(errorToast(page, 'The email address or password is incorrect.')).toBeVisible()
  })

  test('returns to the requested page, and only to a page of the shop', async ({ page }) => {
    const email = await startAsCustomer(page)
    for (const [next, path] of [
      ['/wishlist', '/wishlist'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
    ]) {
      await page.context().clearCookies({ name: /session|signed-in/ })
      await page.goto(`/login?next=${encodeURIComponent(next ?? '')}`)
      await form(page).getByLabel('Email').fill(email)
      await form(page).getByLabel('Password', { exact: true }).fill(password)
      await form(page).getByRole('button', { name: 'Log in' }).click()
      await page.waitForURL(path ?? '/')
    }
  })
})

test('registration shows the specified error messages, keeps the input and creates the account', async ({ page }) => {
  await page.goto('/register')
  const main = form(page)
  const send = () => main.getByRole('button', { name: 'Register' }).click()
  await expect(main.getByLabel('Country').locator('option').nth(1)).toHaveText('United States')
  await expect(main.getByLabel(/hear/i).locator('option')).toHaveText([
    'Please choose',
    'YouTube',
    'Facebook',
    'Instagram',
    'Google Search',
    'Friends',
    'Tik Tok',
    'Others',
  ])
  await expect(main.getByLabel('Send me the newsletter')).toBeChecked()
  await send()
  await expect(errorToast(page, 'All the felds are requiered to register.')).toBeVisible()

  await main.getByLabel('First name').fill('Ann')
  await main.getByLabel('Last name').fill('Lee')
  await main.getByLabel('Country').selectOption('Germany')
  await main.getByLabel('Email').fill('ann@')
  await main.getByLabel('Password', { exact: true }).fill('short')
  await main.getByLabel('Confirm password').fill('shorter')
  await main.getByLabel(/hear/i).selectOption('Tik Tok')
  await send()
  await expect(errorToast(page, 'Invalid email address.')).toBeVisible()
  await main.getByLabel('Email').fill(newEmail())
  await send()
  await expect(errorToast(page, 'The passwords do not match.')).toBeVisible()
  await main.getByLabel('Confirm password').fill('short')
  await send()
  await expect(errorToast(page, 'The passwords must be 8 or more characters.')).toBeVisible()
  await expect(main.getByLabel('First name')).toHaveValue('Ann')

  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByLabel('Confirm password').fill(password)
  await send()
  await page.waitForURL('/')
  await expect(page.getByText('Your account is ready.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
})

test('a sign-up that the server refuses shows the quoted field and its message', async ({ page }) => {
  await page.route('**/gateway', (route) =>
    route.request().postData()?.includes('users/signup')
      ? route.fulfill({ status: 400, json: { status: 400, message: [{ param: 'email', msg: 'is odd.' }] } })
      : route.fallback(),
  )
  // The response never ends: nobody is logged in by this.
  register(page).catch(() => {})
  await expect(form(page)).toContainText('"email" is odd.')
})

test('a forgotten password is reset once by the link in the email', async ({ page }) => {
  test.slow()
  const email = await startAsCustomer(page)
  await page.context().clearCookies({ name: /session|signed-in/ })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  const send = () => form(page).getByRole('button', { name: 'Send link' }).click()
  await page.waitForURL('/forget-password')
  await send()
  await expect(errorToast(page, 'The email address field is requiered to recover your password.')).toBeVisible()
  await form(page).getByLabel('Email').fill('ann@')
  await send()
  await expect(errorToast(page, 'Invalid email address.')).toBeVisible()
  await form(page).getByLabel('Email').fill(email)
  await send()
  const promise = 'If there is an account with this email address, a link to choose a new password is on its way.'
  await expect(form(page)).toContainText(promise)

  const link = pathIn(await readEmail(email, /password/i), '/reset-password/')
  await page.goto(link)
  // The token is removed from the URL so that it is not sent as a referrer.
  await expect(page).toHaveURL('/reset-password')
  const reset = () => form(page).getByRole('button', { name: 'Reset password' }).click()
  await reset()
  await expect(errorToast(page, 'All the field are requiered to reset your password.')).toBeVisible()
  await form(page).getByLabel('New password').fill('a new long password')
  await form(page).getByLabel('Confirm password').fill('another')
  await reset()
  await expect(errorToast(page, 'Passwords does not match')).toBeVisible()
  await form(page).getByLabel('Confirm password').fill('a new long password')
  await reset()
  await page.waitForURL('/login')
  await logIn(page, email, 'a new long password')

  await page.context().clearCookies({ name: /session|signed-in/ })
  await page.goto(link)
  await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forget-password')
  await expect(errorToast(page, 'Your session has expired')).toBeVisible()
  await page.waitForURL('/')
})

test('an account is saved only if something changed', async ({ page }) => {
  await startAsCustomer(page)
  await page.goto('/account')
  const main = form(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await main.getByRole('button', { name: 'Update' }).click()
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(main.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  expect(sent.join()).not.toContain('updateAccountInfo')

  await main.getByRole('button', { name: 'Update' }).click()
  await main.getByLabel('First name').fill('')
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(errorToast(page, 'All the fields are requiered to register.')).toBeVisible()
  await main.getByLabel('First name').fill('Anna')
  await main.getByLabel('Email').fill('anna@')
  // It moves the button.
  await expect(main.getByLabel('Current password')).toBeVisible()
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription(/^Invalid email address(?!\.)/)
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect(main).toContainText('Ann Lee')

  await main.getByRole('button', { name: 'Update' }).click()
  await main.getByLabel('First name').fill('Anna')
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(main).toContainText('Anna Lee')
  await page.reload()
  await expect(main).toContainText('Anna Lee')
})

test('a new email address needs the password, and the former address takes it back', async ({ page }) => {
  const email = await startAsCustomer(page)
  await page.goto('/account')
  const main = form(page)
  await expect(main.getByText('This device')).toBeVisible()
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(main.getByLabel('Current password')).toHaveCount(0)
  const other = newEmail()
  await main.getByLabel('Email').fill(other)
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(errorToast(page, 'Please enter your password.')).toBeVisible()
  await main.getByLabel('Current password').fill(password)
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(main).toContainText('takes effect once you confirm it')

  await page.goto(pathIn(await readEmail(other, /confirm/i), '/confirm-email/'))
  await main.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(main).toContainText('Your new email address is confirmed.')
  await page.goto(pathIn(await readEmail(email, /new email address/i), '/undo-email-change/'))
  await main.getByRole('button', { name: 'Undo the change' }).click()
  await expect(main).toContainText(`Your account uses ${email} again`)
  await readEmail(email, /reset your password/i)
})

test.describe('the first press counts while an error is about to appear', () => {
  test('on the form for a forgotten password', async ({ page }) => {
    await page.goto('/forget-password')
    await form(page).getByLabel('Email').fill('zz')
    await form(page).getByRole('button', { name: 'Send link' }).click()
    await expect(errorToast(page, 'Invalid email address.')).toBeVisible()
  })

  test('on the account form', async ({ page }) => {
    await startAsCustomer(page)
    await page.goto('/account')
    await form(page).getByRole('button', { name: 'Update' }).click()
    await form(page).getByLabel('Email').fill('bob@')
    await form(page).getByRole('button', { name: 'Update' }).click()
    await expect(errorToast(page, 'Invalid email address')).toBeVisible()
  })
})
