import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { readEmail, stored } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

/** Sends a message from a new address with a unique subject; returns both. */
async function write(sender: APIRequestContext) {
  const email = newEmail()
  const subject = `A hinge of ${email.slice(8, 16)}`
  const typed = {
    name: 'Ann Lee',
    phone: '+1 503 555 0142',
    department: 'Returns',
    message: 'It came loose.\nWhat now?',
  }
  const answer = await sender.post('/api/userRequests', { data: { ...typed, email, subject }, headers: { origin } })
  expect(answer.status()).toBe(200)
  return { email, subject }
}

async function openMessage(page: Page, subject: string) {
  await page.goto('/admin/messages')
  const search = page.getByRole('search', { name: 'Messages' }).getByLabel('Name, email or subject')
  await search.fill(subject)
  await search.press('Enter')
  // Until then the whole list is shown, whose rows are about to move.
  await page.waitForURL(/[?]/)
  await page.getByRole('table', { name: 'Messages' }).getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
}

const reply = (page: Page) => page.getByLabel(/^Reply to Ann Lee/)
const send = (page: Page) => page.getByRole('button', { name: 'Send reply' })

for (const width of [1440, 390]) {
  test(`the owner answers a message by keyboard, closes it and reopens it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email, subject } = await write(page.request)
    await startAs(page, adminEmail, adminPassword)
    await openMessage(page, subject)
    await expect(page.getByRole('main')).toContainText('No account has this address.')

    await reply(page).focus()
    await page.keyboard.type('Please send it back.\nWe mend it.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(stored)).toBeVisible()
    await expect(reply(page)).toHaveValue('')
    await expect(page.getByRole('listitem').filter({ hasText: 'Reply from Shop Owner' })).toContainText('We mend it.')
    const message = await readEmail(email, new RegExp(`^Re: ${subject}`))
    expect(message).toContain('Please send it back.\nWe mend it.')
    expect(message).toContain('> It came loose.\n> What now?')

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Message closed.')).toBeVisible()
    await page.goto('/admin/messages?status=closed')
    await expect(page.getByRole('link', { name: subject })).toBeVisible()
    await page.getByRole('link', { name: subject }).click()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByText('Message reopened.')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Message closed.')).toBeVisible()
  })
}

test('of two admins who answer at once, the second sees the first reply and loses no input', async ({ page }) => {
  const { email, subject } = await write(page.request)
  await startAs(page, adminEmail, adminPassword)
  await openMessage(page, subject)
  const other = await page.context().newPage()
  await other.goto(page.url())

  await reply(page).fill('The first answer.')
  await reply(other).fill('The second answer, carefully written.')
  await send(page).click()
  await expect(page.getByText(stored)).toBeVisible()
  await send(other).click()
  await expect(reply(other)).toHaveAccessibleDescription(
    /Someone else has replied to this message in the meantime\. Your reply was not sent\./,
  )
  await expect(other.getByRole('listitem').filter({ hasText: 'The first answer.' })).toBeVisible()
  await expect(reply(other)).toHaveValue('The second answer, carefully written.')
  await expectAccessible(other)
  expect(await readEmail(email, /^Re:/)).toContain('The first answer.')

  // After seeing the first reply, they may send theirs as well.
  await send(other).click()
  await expect(other.getByRole('listitem').filter({ hasText: 'The second answer' })).toBeVisible()
  await expect(reply(other)).toHaveValue('')
})

test.describe('a session that ends meanwhile', () => {
  test('keeps what was typed', async ({ page }) => {
    const { subject } = await write(page.request)
    await startAs(page, adminEmail, adminPassword)
    await openMessage(page, subject)
    await reply(page).fill('A long answer.')
    await page.request.post('/api/users/logout', { data: {}, headers: { origin } })
    await send(page).click()
    await expect(reply(page)).toHaveAccessibleDescription(/Please log in to your account\./)
    await expect(reply(page)).toHaveValue('A long answer.')
    await startAs(page, adminEmail, adminPassword)
    await send(page).click()
    await expect(reply(page)).toHaveValue('')
    await expect(page.getByRole('listitem').filter({ hasText: 'A long answer.' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is answered and closed, and a refused reply keeps its text', async ({ page }) => {
    const { subject } = await write(page.request)
    await startAs(page, adminEmail, adminPassword)
    await openMessage(page, subject)
    const path = page.url()
    await reply(page).fill('Plainly answered.')
    await send(page).click()
    await expect(page.getByText(stored)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Plainly answered.' })).toBeVisible()

    const other = await page.context().newPage()
    await other.goto(path)
    await reply(page).fill('Once more.')
    await reply(other).fill('And I.')
    await send(page).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Once more.' })).toBeVisible()
    await send(other).click()
    await expect(other.getByText('Your reply was not sent.').first()).toBeVisible()
    await expect(reply(other)).toHaveValue('And I.')

    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Message closed.')).toBeVisible()
  })
})

for (const width of [1440, 390]) {
  test(`the owner closes several messages at once, and opens them again, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Ann ${newEmail().slice(8, 16)}`
    const typed = { name, phone: '+1 503 555 0142', department: 'Returns', message: 'Where is it?' }
    for (const subject of ['First', 'Second']) {
      const data = { ...typed, subject: `${subject} of ${name}`, email: newEmail() }
      expect((await page.request.post('/api/userRequests', { data, headers: { origin } })).status()).toBe(200)
    }
    await startAs(page, adminEmail, adminPassword)
    await page.goto(`/admin/messages?search=${encodeURIComponent(name)}`)
    const rows = page.getByRole('table', { name: 'Messages' }).getByRole('row').filter({ hasText: name })
    await expect(rows).toHaveCount(2)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('messages.csv')
    const [heading, first] = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(heading).toBe('\uFEFFSubject,Received,From,Department,Message')
    expect(first).toContain(`First of ${name}`)

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    const bar = page.getByRole('region', { name: 'Actions for the selection' })
    await bar.getByRole('button', { name: 'Close', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Close' })
    await expect(dialog).toContainText('All 2 are no longer open.')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByText('No messages found.')).toBeVisible()
    await page.getByRole('link', { name: 'Closed', exact: true }).click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await bar.getByRole('button', { name: 'Reopen' }).click()
    await page.getByRole('dialog', { name: 'Reopen' }).getByRole('button', { name: 'Reopen' }).click()
    await expect(page.getByText('No messages found.')).toBeVisible()
  })
}

test('the message screens are accessible and fit at every width, also when empty', async ({ page }) => {
  const { subject } = await write(page.request)
  await startAs(page, adminEmail, adminPassword)
  await openMessage(page, subject)
  const path = new URL(page.url()).pathname
  for (const screen of ['/admin/messages', '/admin/messages?status=closed', path]) {
    await page.goto(screen)
    await expectAccessibleAtEveryWidth(page)
  }
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
    await page.goto(`/admin/messages/${id}`)
    await expect(page.getByRole('main')).toContainText('Message not found.')
  }
})
