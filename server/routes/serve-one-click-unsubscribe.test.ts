import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { unsubscribePath } from '#modules/newsletter/signed-address.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'

const form = 'application/x-www-form-urlencoded'

test('an email client unsubscribes a subscriber with one post; an invalid signature is refused', async () => {
  const shop = await createTestShop()
  await shop.db.insert(newsletterSubscribers).values([{ email: 'ann@example.com' }, { email: 'bea@example.com' }])
  // Stands in for the page, to show whether a post reached it.
  const app = await createApp(shop, {
    trustProxy: false,
    logger: false,
    async serve(all) {
      await all.register(async (scope) => {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
        scope.route({ method: ['GET', 'POST'], url: '/*', handler: async () => 'the page' })
      })
    },
  })
  const post = (url: string, payload: string, type = form) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  const isSubscribed = async (email: string) =>
    (await shop.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]
      ?.unsubscribedAt === null

  const ann = unsubscribePath(shop, 'ann@example.com')
  const bea = unsubscribePath(shop, 'bea@example.com')
  expect((await app.inject({ method: 'GET', url: ann })).body).toBe('the page')
  expect((await post(ann, 'anything=else')).body).toBe('the page')
  expect(await isSubscribed('ann@example.com')).toBe(true)

  expect((await post(ann, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  expect(await isSubscribed('ann@example.com')).toBe(false)

  expect((await post(`${bea.slice(0, -3)}xyz`, 'List-Unsubscribe=One-Click')).statusCode).toBe(400)
  expect(await isSubscribed('bea@example.com')).toBe(true)
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  expect((await post(bea, parts, 'multipart/form-data; boundary=b')).statusCode).toBe(200)
  expect(await isSubscribed('bea@example.com')).toBe(false)
  await app.close()
})
