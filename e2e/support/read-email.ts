import { request } from '@playwright/test'
import { adminEmail, adminPassword, expect, origin } from './shop-under-test.ts'

interface StoredEmail {
  id: string
  to: string
  subject: string
  text: string
}

const ofJourneys = { email: adminEmail, password: adminPassword }

/** What staff are told of an email: the shops under test have no email server. */
export const stored = 'No email server is configured, so the email was stored and not sent.'

/** The text of the latest email to an address whose subject matches, as the owner of a shop reads it; waits until it is written. */
export async function readEmail(to: string, subject: RegExp, shop = origin, login = ofJourneys): Promise<string> {
  const owner = await request.newContext({ baseURL: shop, extraHTTPHeaders: { origin: shop } })
  await owner.post('/api/users/login', { data: login })
  let id = ''
  await expect(async () => {
    const { emails }: { emails: StoredEmail[] } = await (
      await owner.post('/api/emails/listEmails', { data: { to } })
    ).json()
    id = emails.find((email) => email.to === to && subject.test(email.subject))?.id ?? ''
    expect(id).not.toBe('')
  }).toPass()
  const { email }: { email: StoredEmail } = await (await owner.post('/api/emails/findEmail', { data: { id } })).json()
  await owner.dispose()
  return email.text
}

/** The path of the first URL in an email that begins with `start`. */
export function pathIn(text: string, start: string, shop = origin): string {
  const found = text.split(/\s/).find((word) => word.startsWith(shop + start))
  if (!found) throw new Error(`There is no address ${start} in: ${text}`)
  return found.slice(shop.length)
}

/** The text of an email in one line, whatever its lines are wrapped at. */
export const flat = (text: string) => text.replace(/\s+/g, ' ')
