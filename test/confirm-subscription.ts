import * as z from 'zod/mini'
import type { TestShop } from './create-test-shop.ts'

const confirmFields = z.object({ confirmPath: z.string() })

/** Opens the latest link that subscribes an address to the newsletter, once the jobs have sent it. */
export async function confirmSubscription(shop: TestShop, email: string): Promise<{ key: string; message: string }> {
  await shop.runJobs()
  const sent = (await shop.emails()).findLast(({ kind, toEmail }) => kind === 'newsletter-confirm' && toEmail === email)
  const key = z.parse(confirmFields, sent?.fields).confirmPath.replace('/newsletter/confirm/', '')
  const { message } = await shop.as(shop.guest()).newsletter.confirmNewsletter({ key })
  await shop.runJobs()
  return { key, message }
}
