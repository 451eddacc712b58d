import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'
import { adminEmail } from './shop-under-test.ts'
import { password, startAsCustomer } from './steps.ts'

const main = (page: Page) => page.getByRole('main')

/** Forms whose refusal is shown as a toast, too, below the header of a short page. */
export const toastScreens: Screen[] = [
  {
    name: '200-refused-login',
    async open(page) {
      await page.goto('/login')
      await main(page)
        .getByLabel(/^E-?mail/i)
        .fill(adminEmail)
      await main(page).getByLabel('Password', { exact: true }).fill('not the password')
      await page.keyboard.press('Enter')
      await page.getByRole('banner').getByRole('alert').waitFor()
    },
    isWindow: true,
  },
  {
    name: '201-refused-register',
    async open(page) {
      const email = await startAsCustomer(page)
      await page.context().clearCookies({ name: /session|signed-in/ })
      await page.goto('/register')
      const form = main(page)
      await form.getByLabel('First name').fill('Ann')
      await form.getByLabel('Last name').fill('Lee')
      await form.getByLabel('Country').selectOption('United States')
      await form.getByLabel(/^E-?mail/i).fill(email)
      await form.getByLabel('Password', { exact: true }).fill(password)
      await form.getByLabel(/Confirm/).fill(password)
      await form.getByLabel(/hear/i).selectOption('Friends')
      await form.getByRole('button', { name: 'Register' }).click()
      await page.getByRole('banner').getByRole('alert').waitFor()
    },
    isWindow: true,
  },
  {
    name: '202-refused-reset',
    async open(page) {
      await page.goto(`/reset-password/${'x'.repeat(43)}`)
      await main(page).getByText('Your session has expired').waitFor()
    },
    isWindow: true,
  },
  {
    name: '203-refused-contact',
    async open(page) {
      await page.goto('/contact-us')
      await main(page).getByRole('button', { name: 'Send message' }).click()
      await page.getByRole('banner').getByRole('alert').waitFor()
    },
    isWindow: true,
  },
]
