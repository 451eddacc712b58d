import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ShopError } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { confirmPath, readConfirmKey } from './confirm-key.ts'
import { readSignedAddress, readUnsignedAddress, unsubscribePath } from './signed-address.ts'

const shop = await createTestShop()
const asGuest = () => shop.as(shop.guest()).newsletter
const emailsTo = (email: string) =>
  shop.db.select().from(emails).where(eq(emails.toEmail, email)).orderBy(asc(emails.createdAt), asc(emails.id))
async function isSubscribed(email: string) {
  const [found] = await shop.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return found !== undefined && found.unsubscribedAt === null
}
async function ask(email: string) {
  const { message } = await asGuest().newsletter({ email })
  await shop.runJobs()
  return message
}
async function subscribe(email: string) {
  await ask(email)
  return confirmSubscription(shop, email.toLowerCase())
}
async function leave(email: string) {
  const { message } = await asGuest().deactivateNewsletter({ email })
  await shop.runJobs()
  return message
}
const segmentIn = (fields: unknown) =>
  z.parse(z.object({ unsubscribePath: z.string() }), fields).unsubscribePath.replace('/unsubscribe/', '')
const left = "You're unsubscribed from our newsletter. If we need to confirm that it's you, we've sent you a link."

test('an address is subscribed when its owner opens the emailed link, and not before', async () => {
  const answers = [await ask('ann@example.com'), await ask('ANN@example.com')]
  for (let at = 0; at < 5; at++) answers.push(await ask('ann@example.com'))
  const thanks =
    "Thank you. Please open the link in the email we've sent you to confirm, unless you're already subscribed."
  expect(new Set(answers)).toEqual(new Set([thanks]))
  expect(await shop.db.$count(newsletterSubscribers)).toBe(0)
  expect(await emailsTo('ann@example.com')).toMatchObject([{ kind: 'newsletter-confirm' }])

  const { key, message } = await confirmSubscription(shop, 'ann@example.com')
  expect(message).toBe("You're subscribed to our newsletter. Thank you.")
  await asGuest().confirmNewsletter({ key })
  await ask('ann@example.com')
  expect(await isSubscribed('ann@example.com')).toBe(true)
  expect(await emailsTo('ann@example.com')).toMatchObject([
    { kind: 'newsletter-confirm' },
    { kind: 'newsletter-welcome' },
  ])
})

test('a link that is forged, of another address or older than a week subscribes nobody', async () => {
  const keyOf = (now?: number) => confirmPath(shop, 'gus@example.com', now).replace('/newsletter/confirm/', '')
  const key = keyOf()
  const [, signature = ''] = key.split('.')
  const [id = '', until = ''] = signature.split('-')
  const other = Buffer.from('eve@example.com').toString('base64url')
  const weekMs = 7 * 86_400_000
  for (const refused of [
    key.slice(0, -4) + (key.endsWith('AAAA') ? 'BBBB' : 'AAAA'),
    `${other}.${signature}`,
    key.replace(`${id}-${until}-`, `${id}-zzzz-`),
    keyOf(Date.now() - weekMs - 86_400_000),
    `${key}.x`,
    '',
  ]) {
    await expect(asGuest().confirmNewsletter({ key: refused })).rejects.toMatchObject({
      status: 400,
      message: 'This link has expired. Please enter your address again.',
    })
  }
  expect(readConfirmKey(shop, keyOf(Date.now() - weekMs + 60_000))).toBe('gus@example.com')
})

test('a subscriber who leaves and returns gets at most one welcome email a day', async () => {
  await subscribe('bea@example.com')
  const greeting = (await emailsTo('bea@example.com')).find(({ kind }) => kind === 'newsletter-welcome')
  for (let at = 0; at < 3; at++) {
    await leave(segmentIn(greeting?.fields))
    expect(await isSubscribed('bea@example.com')).toBe(false)
    await subscribe('bea@example.com')
  }
  expect(await isSubscribed('bea@example.com')).toBe(true)
  expect((await emailsTo('bea@example.com')).map(({ kind }) => kind).toSorted()).toEqual([
    'newsletter-confirm',
    'newsletter-welcome',
  ])
})

test('a subscriber who returns on the next day of the shop is welcomed again', async () => {
  const { settings } = shop.as(await shop.admin())
  const setTimeZone = async (timeZone: string) => {
    const own = await settings.ownSettings({})
    await settings.changeShop({ version: own.versions.shop, values: { ...own.settings.shop, timeZone } })
  }
  const welcomes = async () =>
    (await emailsTo('hal@example.com')).filter(({ kind }) => kind === 'newsletter-welcome').length
  await setTimeZone('Pacific/Pago_Pago')
  await subscribe('hal@example.com')
  expect(await welcomes()).toBe(1)

  await leave(unsubscribePath(shop, 'hal@example.com').replace('/unsubscribe/', ''))
  // 25 hours ahead, so always on a later day.
  await setTimeZone('Pacific/Kiritimati')
  await subscribe('hal@example.com')
  expect(await welcomes()).toBe(2)
})

test('a signed address is unsubscribed immediately, and a second request gets the same response', async () => {
  await subscribe('cai@example.com')
  const segment = unsubscribePath(shop, 'cai@example.com').replace('/unsubscribe/', '')
  expect(await leave(segment)).toBe(left)
  expect(await isSubscribed('cai@example.com')).toBe(false)
  expect(await leave(segment)).toBe(left)
})

test.each([
  ['as it is', (email: string) => email],
  ['percent-encoded', (email: string) => encodeURIComponent(email)],
  ['as base64url', (email: string) => Buffer.from(email).toString('base64url')],
  ['under a forged signature', (email: string) => `${Buffer.from(email).toString('base64url')}.${'A'.repeat(43)}`],
])('an unsigned address, %s, stays subscribed until its owner opens an emailed link', async (how, spell) => {
  const email = `dan.${how.replaceAll(' ', '-')}@example.com`
  await subscribe(email)
  expect(await leave(spell(email))).toBe(left)
  expect(await leave(spell(email))).toBe(left)
  expect(await isSubscribed(email)).toBe(true)

  const sent = (await emailsTo(email)).filter(({ kind }) => kind === 'unsubscribe-link')
  expect(sent).toHaveLength(1)
  await leave(segmentIn(sent[0]?.fields))
  expect(await isSubscribed(email)).toBe(false)
})

test('an address that is not subscribed gets the same response and no email', async () => {
  expect(await leave('nobody@example.com')).toBe(left)
  expect(await emailsTo('nobody@example.com')).toEqual([])
})

test.each(['', '   ', 'nonsense', '<img src=x onerror=alert(1)>', '%', '%00%', 'a.b.c'])(
  'the segment %j names no address',
  async (email) => {
    await expect(asGuest().deactivateNewsletter({ email })).rejects.toMatchObject({
      status: 400,
      message: "We couldn't process your request. Please try again later or contact support.",
    })
  },
)

test.each(['', 'ann', 'ann@', 'ann@example', 'ann@example.com\r\nBcc: x@example.com'])(
  'the newsletter does not take %j for an address',
  async (email) => {
    const refused = await asGuest()
      .newsletter({ email })
      .catch((error: ShopError) => error.status)
    expect(refused).toBe(400)
  },
)

test('a signature is valid for one address and one shop only', () => {
  const segment = unsubscribePath(shop, 'ann@example.com').replace('/unsubscribe/', '')
  const links = { ...shop.secrets.links, keys: [{ id: '1', secret: 'another', retiredAt: null }] }
  expect(readSignedAddress(shop, segment)).toBe('ann@example.com')
  expect(readSignedAddress({ secrets: { ...shop.secrets, links } }, segment)).toBeNull()
  expect(readSignedAddress(shop, segment.replace(/^./, 'Z'))).toBeNull()
  expect(readSignedAddress(shop, `${segment}.x`)).toBeNull()
  expect(readUnsignedAddress('ann%40example.com')).toBe('ann@example.com')
})
