import { expect, test } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { operations } from './index.ts'

async function resetEmailAsRead(shop: TestShop, origin: string) {
  const { customerId } = { customerId: (await shop.admin()).id }
  const [email] = await shop.emails()
  const caller = { customerId, role: 'owner' as const, heldRole: null, owes: null, sessionHash: '' }
  const ctx = { ...shop, origin, caller, visitorHash: null, address: '', userAgent: '', requestId: '' }
  return operations.findEmail(ctx, { id: email?.id ?? '' })
}

test('an admin reads a link that sets a password only in a shop that nobody else uses', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  await shop.as(shop.guest()).accounts.forgetPassword({ email: ann.email })
  await shop.runJobs()

  const rehearsed = await resetEmailAsRead(shop, 'http://localhost:3000')
  expect(rehearsed.email.text).toMatch(/\/reset-password\/r_/)
  const live = await resetEmailAsRead(shop, 'https://shop.example')
  expect(live.email.text).not.toContain('r_')
  expect(live.email.html).not.toMatch(/reset-password|r_[\w-]{20}/)
})
