import { expect, test } from 'vitest'
import { shopClock } from '#db/tables/clock.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { trackKey } from '../order-tracking/order-links.ts'

const ann = 'ann@example.com'
const account = {
  ...{ firstName: 'Ann', lastName: 'Lee', country: 'United States', channel: 'Friends', email: ann },
  ...{ password: 'correct horse', confirmPassword: 'correct horse' },
}

test('what is emailed at most once a day is emailed again on the next day by the clock and in the time zone of the shop', async () => {
  const shop = await createTestShop()
  const { settings } = shop.as(await shop.admin())
  const setTimeZone = async (timeZone: string) => {
    const own = await settings.ownSettings({})
    await settings.changeShop({ version: own.versions.shop, values: { ...own.settings.shop, timeZone } })
  }
  await shop.customer(ann)
  const { number: orderNumber } = await shop.order()
  const guest = shop.as(shop.guest())
  await guest.newsletter.newsletter({ email: ann })
  await shop.runJobs()
  await confirmSubscription(shop, ann)
  /** Asks for each of them; returns how many of each kind have been sent so far. */
  const askForAll = async () => {
    await expect(guest.accounts.signup(account)).rejects.toMatchObject({ status: 409 })
    const key = trackKey(shop, orderNumber, 'whole', Date.now() - 500 * 86_400_000)
    await guest.orderTracking.renewTrackingLink({ orderNumber, key })
    await guest.newsletter.deactivateNewsletter({ email: ann })
    await guest.newsletter.newsletter({ email: 'bea@example.com' })
    await shop.runJobs()
    const sent = (await shop.emails()).map(({ kind, toEmail }) => `${kind} ${toEmail}`)
    return [
      `account-exists ${ann}`,
      `tracking-link ${ann}`,
      `unsubscribe-link ${ann}`,
      'newsletter-confirm bea@example.com',
    ].map((each) => sent.filter((one) => one === each).length)
  }

  await setTimeZone('Pacific/Pago_Pago')
  expect(await askForAll()).toEqual([1, 1, 1, 1])
  expect(await askForAll()).toEqual([1, 1, 1, 1])
  await shop.db.update(shopClock).set({ aheadDays: 1 })
  expect(await askForAll()).toEqual([2, 2, 2, 2])
  // 25 hours ahead, so always on a later day.
  await setTimeZone('Pacific/Kiritimati')
  expect(await askForAll()).toEqual([3, 3, 3, 3])
})
