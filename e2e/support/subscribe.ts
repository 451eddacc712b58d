import type { Page } from '@playwright/test'
import { pathIn, readEmail } from './read-email.ts'
import { expect, origin } from './shop-under-test.ts'

/** Subscribes an address to the newsletter: asks for it and confirms it by the emailed link. */
export async function subscribe(page: Page, email: string): Promise<void> {
  const headers = { origin }
  await page.request.post('/api/newsletter', { data: { email }, headers })
  const key = pathIn(await readEmail(email, /^Please confirm/), '/newsletter/confirm/').replace(/^.*\//, '')
  const answer = await page.request.put('/api/newsletter/confirmNewsletter', { data: { key }, headers })
  expect(answer.status()).toBe(200)
}
