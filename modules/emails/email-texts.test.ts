import { expect, test } from 'vitest'
import { emailKinds, usualText } from '#contract/emails/email-text.ts'
import { locales } from '#messages/locales.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { renderEmail } from './render-email.ts'

const english = { kind: 'receipt', locale: 'en-US' } as const
const own = {
  subject: 'Hello {{customerName}}, {{orderNumber}} is ours to pack',
  heading: 'Thank you from {{shopName}}',
  opening: 'We pack {{orderNumber}} for {{total}}.\n\nQuestions? {{contactEmail}}\nor https://help.example/faq.',
  closing: 'See you soon.',
}

async function openShop() {
  const shop = await createTestShop()
  const manager = shop.as(await shop.staff('manager'))
  const receiptOf = async (orderId: string) => {
    const found = (await shop.emails()).find(({ cause }) => cause === `receipt:${orderId}`)
    return found ?? expect.fail('There is no receipt.')
  }
  return { shop, manager, receiptOf }
}

test('an order placed after a change has the words of its owner, in subject, HTML and text, and keeps them', async () => {
  const { shop, manager, receiptOf } = await openShop()
  const before = await shop.order()
  const { version } = await manager.emails.changeEmailText({ ...english, version: 0, values: own })
  const order = await shop.order({ typed: { name: 'Mira <b>Berg</b> https://evil.example/x' } })
  await manager.emails.changeEmailText({ ...english, version, values: { ...own, closing: 'Another end.' } })

  const stored = await receiptOf(order.id)
  const { name } = (await shop.settings.read()).shop
  expect(stored.subject).toBe(`Hello Mira <b>Berg</b> https://evil.example/x, ${order.number} is ours to pack`)
  const { html, text } = await renderEmail(shop, stored)
  expect(html).toContain(`Thank you from ${name}</h1>`)
  expect(html).toContain(`We pack ${order.number} for $60.00.</p>`)
  expect(html).toContain('<a href="https://help.example/faq"')
  expect(html).not.toContain('href="https://evil.example')
  expect(html).not.toContain('<b>Berg')
  expect(text).toContain('See you soon.')
  expect(text).not.toContain('Another end.')
  expect(text).not.toContain('We charged')
  // The facts stay.
  expect(text).toContain('$60.00')
  expect(text).toMatch(/Subtotal/)

  const earlier = await receiptOf(before.id)
  expect(earlier.subject).toMatch(/^Receipt for order/)
  expect((await renderEmail(shop, earlier)).text).toContain('We charged')
})

test('each language has its own words, and blank ones are the usual ones again', async () => {
  const { shop, manager, receiptOf } = await openShop()
  await manager.emails.changeEmailText({ ...english, locale: 'de', version: 0, values: { ...own, subject: 'Danke' } })
  expect((await receiptOf((await shop.order()).id)).words).toBeNull()
  const { texts } = await manager.emails.listEmailTexts({})
  expect(texts.filter((each) => each.own.length > 0)).toEqual([{ kind: 'receipt', own: ['de'] }])

  const { version } = await manager.emails.changeEmailText({ ...english, version: 0, values: own })
  const reset = await manager.emails.changeEmailText({ ...english, version, values: usualText })
  expect(reset.message).toBe("The shop's own words are back. Emails use them from now on.")
  expect((await receiptOf((await shop.order()).id)).words).toBeNull()
})

test('an unknown placeholder is refused at its part, and of two changes at once the second', async () => {
  const { manager } = await openShop()
  const values = { ...own, closing: 'Sent with {{carrier}}.' }
  await expect(manager.emails.changeEmailText({ ...english, version: 0, values })).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'values.closing', msg: 'There is no placeholder {{carrier}}.' }],
  })
  const broken = ['Hello {{orderNumber', 'Hello {{orderNumber}', 'orderNumber}}', '{{order number}}']
  for (const subject of broken) {
    const refused = manager.emails.changeEmailText({ ...english, version: 0, values: { ...own, subject } })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      fields: [{ param: 'values.subject', msg: expect.stringContaining('is not complete') }],
    })
  }
  const { placeholders } = await manager.emails.findEmailText({ kind: 'shipped', locale: 'en-US' })
  expect(placeholders).toContainEqual({ name: 'carrier', example: 'USPS' })
  await manager.emails.changeEmailText({ ...english, version: 0, values: own })
  await expect(manager.emails.changeEmailText({ ...english, version: 0, values: own })).rejects.toMatchObject({
    status: 409,
  })
  expect((await manager.emails.findEmailText(english)).text).toEqual(own)
})

test('former words are restored from their versions, which are for managers', async () => {
  const { shop, manager } = await openShop()
  const subject = 'email.receipt.en-US'
  await manager.emails.changeEmailText({ ...english, version: 0, values: own })
  await manager.emails.changeEmailText({ ...english, version: 1, values: { ...own, heading: 'Danke' } })
  const { versions } = await manager.versions.listVersions({ subject })
  expect(versions.map(({ version, value }) => [version, value.heading])).toEqual([
    [2, 'Danke'],
    [1, own.heading],
    [0, ''],
  ])
  await manager.emails.restoreEmailText({ ...english, version: 2, restore: 1 })
  expect((await manager.emails.findEmailText(english)).text).toEqual(own)
  await manager.emails.restoreEmailText({ ...english, version: 3, restore: 0 })
  expect((await manager.emails.findEmailText(english)).text).toEqual(usualText)
  const editor = shop.as(await shop.staff('editor'))
  await expect(editor.versions.listVersions({ subject })).rejects.toMatchObject({ status: 403 })
})

test('a preview shows an order as its buyer would read it, without the links that open it', async () => {
  const { shop, manager } = await openShop()
  const order = await shop.order({ typed: { name: 'Mira Berg' } })
  const shown = await manager.emails.previewEmailText({ ...english, values: own, orderNumber: order.number })
  expect(shown.subject).toBe(`Hello Mira Berg, ${order.number} is ours to pack`)
  expect(shown.links).toEqual(['https://help.example/faq'])
  expect(shown.html).not.toMatch(/track-order\/[\w-]+/)
  const canceled = { ...english, kind: 'canceled' as const, values: { ...usualText, subject: 'BUY NOW BUYER' } }
  const other = await manager.emails.previewEmailText({ ...canceled, orderNumber: order.number })
  expect(other.text).toContain('$60.00')
  expect(other.findings.map(({ what }) => what)).toContain('spamWords')
  await expect(
    manager.emails.previewEmailText({ ...english, values: own, orderNumber: 'NONE-1' }),
  ).rejects.toMatchObject({ status: 404 })
  // Nothing was stored.
  expect((await manager.emails.findEmailText(english)).version).toBe(0)
})

test('every email is shown with invented data in every language, with all parts of its own', async () => {
  const { manager } = await openShop()
  const values = { subject: 'S {{shopName}}', heading: 'H {{shopName}}', opening: 'O {{shopName}}', closing: 'C.' }
  for (const kind of emailKinds) {
    for (const locale of locales) {
      const usual = await manager.emails.previewEmailText({ kind, locale, values: usualText })
      expect(usual.subject, kind).not.toBe('')
      const { subject, text } = await manager.emails.previewEmailText({ kind, locale, values })
      expect([kind, subject]).toEqual([kind, expect.stringMatching(/^S \S/)])
      expect(text.match(/^[HO] \S/gm), kind).toHaveLength(2)
      expect(text, kind).toContain('C.')
    }
  }
})

test('the caller gets words that are not saved in an email, with nobody else’s data', async () => {
  const { shop } = await openShop()
  const person = await shop.staff('manager')
  await shop.order()
  const sent = await shop.as(person).emails.sendEmailText({ ...english, values: own })
  await shop.runJobs()
  const [email] = (await shop.emails()).filter(({ toEmail }) => toEmail === person.email)
  expect(email).toMatchObject({ id: sent.emailId, subject: 'Hello Ann Lee, 100042 is ours to pack', state: 'unsent' })
})
