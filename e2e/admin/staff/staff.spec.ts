import { expectAccessibleAtEveryWidth } from '../../support/accessibility.ts'
import { pathIn, readEmail, stored } from '../../support/read-email.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'
import { address, adminEmail, adminPassword, expect, test } from '../../support/shop-under-test.ts'
import { newEmail, password, startAs } from '../../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1440, 390])
  test(`the owner invites an editor, changes the role and removes them, at ${width} px`, async ({ page, browser }) => {
    const size = { width, height: 900 }
    await page.setViewportSize(size)
    const email = newEmail()
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin/staff')
    const main = page.getByRole('main')
    const form = main.getByRole('form', { name: 'Invite' })
    await form.getByRole('button', { name: 'Send invitation' }).press('Enter')
    await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Role').selectOption('Editor')
    await form.getByRole('button', { name: 'Send invitation' }).press('Enter')
    await expect(page.getByText(stored)).toBeVisible()
    const open = main
      .getByRole('region', { name: 'Pending invitations' })
      .getByRole('listitem')
      .filter({ hasText: email })
    await expect(open).toContainText('Editor')
    await expectAccessibleAtEveryWidth(page)

    const { storageState } = returningVisitor
    const headers = { 'x-forwarded-for': address() }
    const context = await browser.newContext({ storageState, viewport: size, extraHTTPHeaders: headers })
    const editor = await context.newPage()
    const link = pathIn(await readEmail(email, /invited/), '/join/')
    await editor.goto(link)
    await expect(editor.getByRole('main')).toContainText(
      `You've been invited to join as an editor. You'll log in with ${email}.`,
    )
    await expectAccessibleAtEveryWidth(editor)
    await editor.getByLabel('First name').fill('Edi')
    await editor.getByLabel('Last name').fill('Tor')
    await editor.getByLabel('Password', { exact: true }).fill(password)
    await editor.getByLabel(/Confirm/).fill(password)
    await editor.getByRole('button', { name: 'Accept invitation' }).press('Enter')
    await editor.waitForURL(/\/login/)
    await editor.goto(link)
    await expect(editor.getByRole('main')).toContainText('This invitation has expired, was accepted or was withdrawn.')
    await startAs(editor, email, password)
    await editor.goto('/admin/products')
    await expect(editor.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await editor.goto('/admin/orders')
    await expect(editor.getByRole('heading', { level: 1, name: 'Not part of your role' })).toBeVisible()

    await page.reload()
    await expect(open).toHaveCount(0)
    const member = main.getByRole('listitem').filter({ hasText: email })
    await member.getByRole('combobox').selectOption('Support')
    await member.getByRole('button', { name: 'Save the role of Edi Tor' }).press('Enter')
    await expect(page.getByText('Edi is now a member of support.')).toBeVisible()
    await editor.goto('/admin/orders')
    await expect(editor.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

    await member.getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(page.getByText('Edi is no longer on the staff.')).toBeVisible()
    await expect(member).toHaveCount(0)
    await editor.goto('/account')
    await expect(editor).toHaveURL(/log-in=account/)
    expect(await readEmail(email, /role has changed/)).toContain('no longer on the staff')
    await context.close()
  })
