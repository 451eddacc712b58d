import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency, shopCurrency } from '#contract/currency.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { type SettingGroup, settingGroups } from '#contract/settings/settings.ts'
import { listen } from '#db/listen.ts'
import { openDatabase } from '#db/open-database.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { settings } from '#db/tables/settings.ts'
import { demoSettings } from '#demo/catalog/demo-settings.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { createSettingsCache } from './create-settings-cache.ts'
import { keyOf } from './read-settings.ts'

const { thresholds } = defaultSettings
const { shipping } = demoSettings
const later = { ...shipping, processingDays: '2-4', weekdayCutOff: 10 }

async function openShop() {
  const shop = await createTestShop()
  return { shop, admin: shop.as(await shop.admin()).settings, guest: shop.as(shop.guest()).settings }
}

function storedOf(shop: TestShop, group: SettingGroup) {
  return shop.db
    .select()
    .from(settings)
    .where(eq(settings.key, keyOf(group)))
}

test('the defaults apply until the owner changes them', async () => {
  const { shop, admin, guest } = await openShop()
  expect(await admin.ownSettings({})).toMatchObject({
    settings: { ...defaultSettings, ...demoSettings },
    versions: Object.fromEntries(settingGroups.map((group) => [group, 0])),
  })
  const shown = await guest.shownSettings({})
  expect(shown).toMatchObject({ shop: { name: 'MG' }, thresholds: { listingPasses: 4 } })
  expect(shown.thresholds).not.toHaveProperty('lowStock')
  expect((await shop.settings.read()).thresholds.lowStock).toBe(5)
})

test('a changed setting is shown at once and audited', async () => {
  const { shop, admin, guest } = await openShop()
  await guest.shownSettings({})
  const { version } = await admin.changeShipping({ version: 0, values: later })
  expect((await guest.shownSettings({})).shipping).toEqual(later)
  expect((await admin.ownSettings({})).versions.shipping).toBe(version)
  expect(await shop.db.select().from(auditEvents)).toMatchObject([
    {
      action: 'settings.changed',
      subjectKind: 'settings',
      subjectId: 'shipping',
      detail: { processingDays: { before: '1-2', after: '2-4' }, weekdayCutOff: { before: 14, after: 10 } },
    },
  ])
})

test('a value that equals its default follows the default', async () => {
  const { shop, admin } = await openShop()
  await admin.changeThresholds({ version: 0, values: { ...thresholds, lowStock: 3 } })
  expect(await storedOf(shop, 'thresholds')).toMatchObject([{ value: { lowStock: 3 }, version: 1 }])
})

test('of two admins who change the same group the second gets a conflict, and nothing is overwritten', async () => {
  const { admin } = await openShop()
  const conflictMessage = 'Someone else has changed these settings in the meantime.'
  const first = await admin.changeShipping({ version: 0, values: later })
  await expect(admin.changeShipping({ version: 0, values: shipping })).rejects.toMatchObject({
    status: 409,
    message: conflictMessage,
  })
  await expect(admin.resetSettings({ group: 'shipping', version: 0 })).rejects.toMatchObject({ status: 409 })

  const rivals = [1, 2, 3, 4].map((weekdayCutOff) =>
    admin.changeShipping({ version: first.version, values: { ...later, weekdayCutOff } }),
  )
  const outcomes = await Promise.allSettled(rivals)
  const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await admin.ownSettings({})).settings.shipping.weekdayCutOff).toBe(won + 1)
  await admin.changeReturns({ version: 0, values: { ...defaultSettings.returns, returnDays: 30 } })
})

test('a group can be reset to its defaults, and a stale change is still refused', async () => {
  const { shop, admin } = await openShop()
  const { version } = await admin.changeShipping({ version: 0, values: later })
  const reset = await admin.resetSettings({ group: 'shipping', version })
  expect(reset.message).toBe('Defaults restored.')
  expect((await admin.ownSettings({})).settings.shipping).toEqual(defaultSettings.shipping)
  expect(await storedOf(shop, 'shipping')).toMatchObject([{ value: {}, version: reset.version }])
  await expect(admin.changeShipping({ version, values: later })).rejects.toMatchObject({ status: 409 })
})

test('validation errors name their fields, and nothing is stored', async () => {
  const { shop, admin } = await openShop()
  const { shop: values, promo, payLater, returns } = defaultSettings
  const refused = (fields: string[]) => ({
    status: 400,
    fields: fields.map((param) => ({ param: `values.${param}`, msg: expect.stringMatching(/^[A-Z].+\.$/) })),
  })
  const wrongShipping = { ...shipping, processingDays: '7-3', weekdayCutOff: 24 }
  await expect(admin.changeShipping({ version: 0, values: wrongShipping })).rejects.toMatchObject(
    refused(['processingDays', 'weekdayCutOff']),
  )
  const invalidShop = { ...values, name: ' ', contactEmail: 'nobody', instagram: 'javascript:alert(1)' }
  await expect(admin.changeShop({ version: 0, values: invalidShop })).rejects.toMatchObject(
    refused(['name', 'contactEmail', 'instagram']),
  )
  await expect(admin.changeShop({ version: 0, values: { ...values, name: '{{shopName}}' } })).rejects.toMatchObject(
    refused(['name']),
  )
  await expect(admin.changePromo({ version: 0, values: { ...promo, text: '{{constructor}}' } })).rejects.toMatchObject({
    fields: [{ param: 'values.text', msg: 'There is no placeholder {{constructor}}.' }],
  })
  await expect(admin.changePayLater({ version: 0, values: { ...payLater, thirdDays: 20 } })).rejects.toMatchObject(
    refused(['thirdDays']),
  )
  await expect(admin.changeReturns({ version: 0, values: { ...returns, coolingOffDays: 13 } })).rejects.toMatchObject(
    refused(['coolingOffDays']),
  )
  const pale = { ...defaultSettings.brand, ink: '#c9c4bd', accent: 'red' }
  await expect(admin.changeBrand({ version: 0, values: pale })).rejects.toMatchObject(refused(['accent']))
  await expect(admin.changeBrand({ version: 0, values: { ...pale, accent: '#ffcc00' } })).rejects.toMatchObject(
    refused(['ink', 'accent']),
  )
  const twice = [
    { state: 'OR', rate: 1_000 },
    { state: 'OR', rate: 2_000 },
  ]
  await expect(admin.changeTax({ version: 0, values: { rates: twice } })).rejects.toMatchObject(refused(['rates']))
  await expect(admin.changeTax({ version: 0, values: { rates: [{ state: 'XX', rate: 1 }] } })).rejects.toMatchObject({
    status: 400,
  })
  expect(Object.values((await admin.ownSettings({})).versions)).toEqual(settingGroups.map(() => 0))
  expect(await shop.db.$count(auditEvents)).toBe(0)
})

test('a stored value that cannot be parsed falls back to its default, and the others stay', async () => {
  const { shop } = await openShop()
  await shop.db
    .update(settings)
    .set({ value: { processingDays: 'soon', weekdayCutOff: 15, gone: 1 } })
    .where(eq(settings.key, keyOf('shipping')))
  expect((await shop.settings.read()).shipping).toEqual({ ...defaultSettings.shipping, weekdayCutOff: 15 })
})

test('cached settings cost no query until they change, in whichever process', async () => {
  const { shop, admin } = await openShop()
  const ofOther = openDatabase(shop.url)
  onTestFinished(() => ofOther.$client.end())
  const reads = vi.spyOn(ofOther.$client, 'query')
  const other = createSettingsCache(ofOther)
  await Promise.all(Array.from({ length: 50 }, () => other.read()))
  // The settings, the shipping zones, the pickup points and the carriers.
  expect(reads).toHaveBeenCalledTimes(4)

  const invalidated = Promise.withResolvers<void>()
  const ready = Promise.withResolvers<void>()
  const stop = listen(shop.url, {
    onGap: ready.resolve,
    onNotification: {
      settings_changed: () => {
        other.invalidate()
        invalidated.resolve()
      },
    },
  })
  await ready.promise
  await admin.changeThresholds({ version: 0, values: { ...thresholds, lowStock: 9 } })
  await invalidated.promise
  expect((await other.read()).thresholds.lowStock).toBe(9)
  expect(reads).toHaveBeenCalledTimes(8)
  await stop()
})

test('a read that ends after a newer one leaves the currency as it is', async () => {
  const { shop } = await openShop()
  onTestFinished(() => setShopCurrency(currencyOf('USD')))
  const cached = createSettingsCache(shop.db)
  const answered = Promise.withResolvers<void>()
  const late = Promise.withResolvers<void>()
  const { $client } = shop.db
  const query = $client.query.bind($client)
  vi.spyOn($client, 'query').mockImplementationOnce(async (...sent: unknown[]) => {
    const answer = await Reflect.apply(query, $client, sent)
    answered.resolve()
    await late.promise
    return answer
  })
  const superseded = cached.read()
  await answered.promise
  await shop.db.insert(settings).values({ key: keyOf('money'), value: { currency: 'EUR' } })
  await cached.refresh()
  late.resolve()
  expect((await superseded).money.currency).toBe('USD')
  expect(shopCurrency().code).toBe('EUR')
})

test('a failed read is retried', async () => {
  const { shop } = await openShop()
  const cached = createSettingsCache(shop.db)
  const away = vi.spyOn(shop.db.$client, 'query').mockImplementationOnce(() => Promise.reject(new Error('It is away')))
  await expect(cached.read()).rejects.toMatchObject({ cause: { message: 'It is away' } })
  away.mockRestore()
  expect((await cached.read()).shop.name).toBe('MG')
})
