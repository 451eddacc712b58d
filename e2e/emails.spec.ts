import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './support/accessibility.ts'
import { pathIn, readEmail } from './support/read-email.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, expectHydrated, test } from './support/shop-under-test.ts'
import { newEmail } from './support/steps.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const invitation = (page: Page) => page.getByRole('dialog', { name: 'Join our newsletter' })

/** Scrolls, and does nothing for as long as an invitation waits for; the test installs the clock. */
async function scrollAndPause(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.clock.runFor(20_000)
}

const thanks =
  "Thank you. Please open the link in the email we've sent you to confirm, unless you're already subscribed."

test.describe('on a first visit', () => {
  test('only the cookie choice covers the page; the newsletter waits for the next load and stays closed', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await expect(invitation(page)).toBeHidden()
    const [accept, decline] = await Promise.all(
      ['Accept', 'Decline'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
    )
    expect([accept?.width, accept?.height]).toEqual([decline?.width, decline?.height])
    await banner(page).getByRole('button', { name: 'Decline' }).click()
    await expect(banner(page)).toBeHidden()
    await scrollAndPause(page)
    await expect(invitation(page)).toBeHidden()

    const [choice] = (await page.context().cookies()).filter(({ name }) => name === 'cookie-choice')
    const days = ((choice?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect([choice?.value, Math.round(days)]).toEqual(['decline', 365])

    await page.setViewportSize({ width: 1280, height: 400 })
    await page.goto('/track-order')
    await scrollAndPause(page)
    await expect(invitation(page), 'over an order').toBeHidden()
    await page.goto('/')
    await scrollAndPause(page)
    await expect(invitation(page)).toBeVisible()
    await expect(banner(page)).toBeHidden()
    await invitation(page).getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await expectHydrated(page)
    await scrollAndPause(page)
    await expect(invitation(page)).toBeHidden()

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    const again = (await page.context().cookies()).find(({ name }) => name === 'cookie-choice')
    expect(again?.value).toBe('accept')
  })

  test.describe('after the cookie choice', () => {
    test.use({ storageState: { ...returningVisitor.storageState, origins: [] } })
    const dismissed = (page: Page) => page.evaluate(() => localStorage.getItem('vitrine.newsletter-dismissed'))

    test('the newsletter waits for a scroll or a second page', async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      // The invitation's code loads on demand: what is scrolled before does not count.
      await page.waitForLoadState('networkidle')
      await page.clock.runFor(20_000)
      await expect(invitation(page)).toBeHidden()
      await scrollAndPause(page)
      await expect(invitation(page)).toBeVisible()
    })

    for (const [what, act] of [
      [
        'a dialog is closed',
        async (page: Page) => {
          await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
          await expect(page.locator('dialog[open]')).toHaveCount(0)
        },
      ],
      [
        'a form is sent',
        (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click(),
      ],
      ['a key is pressed', (page: Page) => page.keyboard.press('Shift')],
    ] as const) {
      test(`the newsletter waits for the next page after ${what}`, async ({ page }) => {
        await page.clock.install()
        await page.goto('/about-us')
        await page.waitForLoadState('networkidle')
        await act(page)
        await scrollAndPause(page)
        await expect(invitation(page)).toBeHidden()
        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
        await expect(page).toHaveURL('/terms-conditions')
        await scrollAndPause(page)
        await expect(invitation(page)).toBeVisible()
      })
    }

    test('the newsletter counts as closed only when a person closed it', async ({ page }) => {
      await page.goto('/wishlist')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
      await expect(page).toHaveURL('/contact-us')
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
      await expect(invitation(page)).toBeVisible()
      await page.goBack()
      await expect(invitation(page)).toBeHidden()
      expect(await dismissed(page)).toBeNull()

      await page.goto('/about-us')
      await invitation(page).waitFor({ state: 'attached' })
      await page.keyboard.press('Escape')
      await expect(invitation(page)).toBeHidden()
      await expect.poll(() => dismissed(page)).not.toBeNull()
    })
  })

  test('no analytics are recorded before Accept, and are afterwards', async ({ page }) => {
    const layer = () => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? null)
    await page.goto('/shop?search=Perla')
    await page.getByRole('link', { name: /Perla Barrette$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Perla Barrette' })).toBeVisible()
    expect(await layer()).toBeNull()
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect.poll(async () => JSON.stringify(await layer())).toContain('add_to_cart')
  })
})

test.describe('later', () => {
  test.use(returningVisitor)

  test('the newsletter takes an address from the footer, and ignores an empty one', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''))
    await page.goto('/about-us')
    const footer = page.getByRole('contentinfo')
    for (const none of ['', 'nobody', 'nobody@']) {
      await footer.getByLabel('Email address').fill(none)
      await footer.getByRole('button', { name: 'Subscribe' }).click()
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL('/about-us')

    const email = newEmail()
    await footer.getByLabel('Email address').fill(email)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(footer.getByText(thanks)).toBeVisible()
    expect(sent.join()).toContain(email)
    expect(sent.join()).not.toContain('nobody')
  })

  test('the link in an email unsubscribes at once; an address alone gets an email with such a link', async ({
    page,
  }) => {
    const email = newEmail()
    await page.goto('/newsletter')
    await page.getByRole('main').getByLabel('Email address').fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(thanks).first()).toBeVisible()
    await page.goto(pathIn(await readEmail(email, /^Please confirm/), '/newsletter/confirm/'))
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: "You're subscribed to our newsletter. Thank you." }),
    ).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await readEmail(email, /^You're on the list/)

    await page.goto(`/unsubscribe/${encodeURIComponent(email)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Goodbye for now' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    const link = pathIn(await readEmail(email, /^Unsubscribe from/), '/unsubscribe/')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Goodbye for now' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner')).toBeVisible()
  })

  test('unsubscribing shows Processing first, and reports a failure', async ({ page }) => {
    const refusal = Promise.withResolvers<void>()
    await page.route('**/gateway', async (route) => {
      await refusal.promise
      await route.fulfill({ status: 500, json: { status: 500, message: 'no' } })
    })
    await page.goto('/unsubscribe/nobody@example.com')
    await expect(page.getByRole('heading', { level: 1, name: 'Processing' })).toBeVisible()
    refusal.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Oops' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      "We couldn't process your request. Please try again later or contact support.",
    )
  })

  test('the contact form asks for more once the name is filled in, and shows its errors', async ({ page }) => {
    await page.goto('/contact-us')
    const form = page.getByRole('main').locator('form')
    const send = () => form.getByRole('button', { name: 'Send message' }).click()
    const alert = (sentence: string) => page.getByRole('alert').filter({ hasText: sentence })
    const allRequired =
      'All fields are required. Please ensure all fields are completed before submitting your message.'
    await expect(form.getByLabel('Department')).toBeHidden()
    await expect(form.getByLabel('Subject')).toBeHidden()
    await send()
    await expect(alert(allRequired)).toBeVisible()
    for (const name of ['Name', 'Phone', 'Email', 'Message'])
      await expect(form.getByLabel(name)).toHaveAccessibleDescription(/Please fill this in\./)
    await expect(form.getByLabel('Name')).toBeFocused()

    await form.getByLabel('Name').fill('Ann Lee')
    await form.getByLabel('Phone').fill('12')
    await expect(form.getByLabel('Department')).toBeHidden()
    await form.getByLabel('Email').fill('ann@')
    await expect(form.getByLabel('Subject')).toBeVisible()
    await expect(form.getByLabel('Department').locator('option')).toHaveText([
      'Choose a department',
      'Sales',
      'Returns',
      'Address Change',
      'Other',
    ])
    await form.getByLabel('Department').selectOption('Returns')
    await form.getByLabel('Subject').fill('A hinge')
    await form.getByLabel('Message').fill('It came loose.')
    await send()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address/)
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Invalid phone number/)
    await expect(form.getByLabel('Phone')).toBeFocused()
    await form.getByLabel('Email').fill(newEmail())
    await form.getByLabel('Phone').fill('123 456 7890')
    await send()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('')
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(/Invalid phone number/)
    await expect(form.getByLabel('Message')).toHaveValue('It came loose.')
    await form.getByLabel('Phone').fill('+1 503 555 0142')
    await send()
    await expect(
      page.getByRole('main').getByText("Thank you. Your message has been sent, and we'll reply by email."),
    ).toBeInViewport()
    // The earlier error no longer applies.
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
