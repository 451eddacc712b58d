import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, port, test } from '../support/shop-under-test.ts'
import { startEmptyShop } from '../support/start-shop.ts'
import { password } from '../support/steps.ts'

const ownPort = port + 4
const origin = `http://localhost:${ownPort}`

// The shop of the other journeys is another host.
const tolerated = new RegExp(`Failed to load resource|^Requested ${origin}/`)
test.use({ ...returningVisitor, baseURL: origin, tolerated, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1440, 390])
  test(`the first owner replaces the printed password by keyboard at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { said, stop } = await startEmptyShop(ownPort, { ADMIN_EMAIL: 'owner@nord.example' })
    try {
      await expect.poll(said).toContain('Admin login')
      const printed = /password: (\S+) \(shown only once\)/.exec(said())?.[1] ?? ''
      await page.goto('/login?next=/admin/products')
      await page
        .getByRole('main')
        .getByLabel(/^E-?mail/i)
        .fill('owner@nord.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type(printed)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(/secure-login\?next=%2Fadmin%2Fproducts$/)
      const form = page.getByRole('form', { name: 'Secure your login' })
      await expectAccessibleAtEveryWidth(page)
      for (const path of ['/admin', '/admin/orders/print', '/add-product']) {
        await page.goto(path)
        await expect(page).toHaveURL(`/admin/secure-login?next=${encodeURIComponent(path)}`)
      }
      await page.goto('/admin/secure-login?next=/admin/products')
      await form.getByLabel('Printed password').fill(printed)
      await form.getByLabel('New password').fill(printed)
      await form.getByLabel('Confirm password').fill(printed)
      await page.keyboard.press('Enter')
      await expect(form.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel('New password').fill(password)
      await form.getByLabel('Confirm password').fill(password)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL('/admin/products')
      await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
      await expect(page.getByText('Your password has been changed.')).toBeVisible()
      await page.goto('/admin/secure-login')
      await expect(page).toHaveURL('/admin')
    } finally {
      await stop()
    }
  })
