import type { APIRequestContext, Page } from '@playwright/test'
import { adminFiles, adminPages } from '#app/admin/pages.ts'
import { roleMay, type StaffRole, staffRoles } from '#contract/staff/roles.ts'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { confirmAddress } from '../support/confirm-address.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { address, adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, password, signUp, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const nowhere = '6f1c9a3e-58a4-4b0e-9d5e-0f6f2c1f7a10'
const examples: Record<string, string> = { subject: 'page.about-us', page: 'about-us', kind: 'receipt' }
const pages = [...adminPages, ...adminFiles].map(({ path, access, file }) => ({
  path: path.replace(/:(\w+)/g, (_all, name: string) => examples[name] ?? nowhere),
  access,
  route: `routes/admin/${file.replace(/\.tsx?$/, '')}`,
}))

/** Creates an account, confirms its address and has the owner give it a role; ends logged in. */
async function hire(ownerPage: Page, newcomer: APIRequestContext, role: StaffRole): Promise<string> {
  const email = await signUp(newcomer, newEmail())
  await confirmAddress(newcomer, email)
  const send = (path: string, data: object) =>
    ownerPage.request.fetch(path, { method: 'POST', data, headers: { origin } })
  const found = await send('/api/customers/listCustomers', { search: email })
  const { customers } = (await found.json()) as { customers: { _id: string }[] }
  const given = await ownerPage.request.put('/api/staff/changeRole', {
    data: { customerId: customers[0]?._id, role },
    headers: { origin },
  })
  expect(given.status()).toBe(200)
  const login = await newcomer.post('/api/users/login', { data: { email, password }, headers: { origin } })
  expect(login.status()).toBe(200)
  return email
}

test('every page of the admin area opens for its roles alone', async ({ page, browser, playwright }) => {
  test.setTimeout(480_000)
  await startAs(page, adminEmail, adminPassword)
  const who = async () =>
    playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { 'x-forwarded-for': address() } })
  const wrong: string[] = []
  for (const role of [...staffRoles, 'customer', 'guest'] as const) {
    const sender = await who()
    if (role === 'customer') await signUp(sender)
    else if (role !== 'guest') await hire(page, sender, role)
    for (const { path, access, route } of pages) {
      const isStranger = role === 'customer' || role === 'guest'
      const mayOpen = !isStranger && roleMay(role, access)
      const page = await sender.get(path, { maxRedirects: 0 })
      const got = page.status()
      const isRight = isStranger
        ? got === 302 && page.headers().location === '/'
        : mayOpen
          ? got === 200 || got === 404
          : got === 403
      if (!isRight) wrong.push(`${role} ${path}: ${got}`)
      // The data of the page, whole and of its own route alone.
      for (const data of [`${path}.data`, `${path}.data?_routes=${route}`]) {
        const sent = await sender.get(data, { maxRedirects: 0 })
        const told = sent.status()
        const isRedirected = told === 202 && (await sent.text()).includes('"SingleFetchRedirect"')
        const isDataRight = isStranger ? isRedirected : mayOpen ? told === 200 || told === 404 : told === 403
        if (!isDataRight) wrong.push(`${role} ${data}: ${told} ${(await sent.text()).slice(0, 80)}`)
      }
    }
    await sender.dispose()
  }
  expect(browser.isConnected()).toBe(true)
  expect(wrong).toEqual([])
})

test('support sees the pages of its role alone, and a way back from any other', async ({ page, browser }) => {
  const owner = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': address() } })
  await startAs(owner, adminEmail, adminPassword)
  await startAs(page, await hire(owner, page.request, 'support'), password)
  await owner.close()

  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await expect(menu.getByRole('link')).toHaveText([
    /^Today/,
    /^Orders/,
    /^Awaiting payment/,
    /^Returns/,
    'Stock alerts',
    'Customers',
    /^Messages/,
    'Newsletter',
    /^Email/,
  ])
  await expect(page.getByRole('main')).not.toContainText('Figures')

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('textbox').fill('setting')
  await expect(palette.getByRole('status')).toHaveText('Nothing found.')
  await page.keyboard.press('Escape')

  await page.goto('/admin/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not part of your role')
  await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to Today' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
})
