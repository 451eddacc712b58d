import { expectAccessible } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { ownerOf } from '../support/own-shop.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

// The email is shown in a frame without scripts, where the tracing of Playwright is sometimes blocked.
test.use({
  ...returningVisitor,
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: /Failed to load resource|^Blocked script execution in 'about:srcdoc'/,
})
// Both widths write the same email.
test.describe.configure({ mode: 'serial' })

interface Emails {
  emails: { id: string; to: string; subject: string }[]
}

for (const width of [1440, 390]) {
  test(`the owner words an email, sees it on an order, sends it to themselves and restores it, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const buyer = newEmail()
    const shopper = await browser.newContext(returningVisitor)
    const orderNumber = await placeOrder(shopper.request, buyer)
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin/emails')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Words of emails' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words of emails')
    await main.getByRole('link', { name: /^Receipt/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receipt')

    const preview = main.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText('Subject: Receipt for order')
    await main.getByLabel('Subject').fill('Yours, {{customerName}}: {{order}}')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(main.getByLabel('Subject')).toHaveAccessibleDescription(/There is no placeholder {{order}}\./)
    await main.getByLabel('Subject').fill('Yours, {{customerName}}: {{orderNumber}}')
    await main.getByLabel('Opening').fill(`BUY NOW, ANYONE!!\n\nSee ${origin}/about-us and ${origin}/no-such-page.`)
    await main.getByLabel('Preview with order number').fill(orderNumber.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(preview).toContainText(`: ${orderNumber}`)
    const frame = preview.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(orderNumber)
    await expect(frame.getByText('BUY NOW, ANYONE!!')).toBeVisible()
    const checks = main.getByRole('region', { name: 'Checks' })
    await expect(checks).toContainText('Spam filters count these words: buy now.')
    await expect(checks).toContainText('Many exclamation marks look like spam.')
    await expect(checks).toContainText(`${origin}/no-such-page does not open (404).`)
    await main.getByLabel('Opening').fill(`We pack it today.\n\nSee ${origin}/about-us.`)
    await expect(checks).toContainText('Nothing that spam filters or readers may mind.')
    await expect(checks).toContainText('The link of yours opens.')
    await main.getByText('As text').click()
    await expect(main.locator('pre')).toContainText('We pack it today.')
    await expectAccessible(page)

    await main.getByRole('button', { name: 'Send to me' }).click()
    await expect(page.getByText('No email server is configured').first()).toBeVisible()
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(main.getByText('The words are saved. Emails use them from now on.')).toBeVisible()

    const later = await placeOrder(shopper.request, buyer)
    const owner = ownerOf(page.request, origin)
    const { emails } = await owner<Emails>('POST', 'emails/listEmails', { to: buyer })
    expect(emails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(`^Yours, .+: ${later}$`))
    const sent = await owner<Emails>('POST', 'emails/listEmails', { to: adminEmail })
    expect(sent.emails.map(({ subject }) => subject)).toContain('Yours, Ann Lee: 100042')

    await main.getByRole('link', { name: 'German' }).click()
    await expect(main.getByLabel('Subject')).toHaveValue('')
    await page.goBack()
    await expect(main.getByLabel('Subject')).toHaveValue('Yours, {{customerName}}: {{orderNumber}}')
    await main.getByRole('link', { name: 'Previous versions' }).click()
    const begun = page.getByRole('listitem').filter({ hasText: 'Original' })
    await begun.getByRole('button', { name: 'Restore version 0' }).click()
    await begun.getByRole('group', { name: 'Restore version 0' }).getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Restored.').first()).toBeVisible()
    await page.goto('/admin/email-texts')
    await expect(main.getByRole('link', { name: /^Receipt/ })).toContainText('Usual words')
    await expectAccessible(page)
    await shopper.close()
  })
}
