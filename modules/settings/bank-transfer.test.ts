import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('transfers are offered with an account that can be paid to, and with no IBAN whose digits are wrong', async () => {
  const shop = await createTestShop()
  const { settings } = shop.as(await shop.admin())
  const offer = (accountNumber: string) => {
    const account = { offersTransfer: true, accountHolder: 'Example Goods', accountNumber }
    return settings.changeBankTransfer({ version: 0, values: { ...defaultSettings.bankTransfer, ...account } })
  }
  await expect(offer('DE00 1203 0000 0000 2020 51')).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'values.accountNumber', msg: expect.stringContaining("This IBAN can't be right") }],
  })
  await expect(offer('')).rejects.toMatchObject({ status: 400, fields: [{ param: 'values.accountNumber' }] })
  expect((await settings.ownSettings({})).settings.bankTransfer.offersTransfer).toBe(false)
  await offer('DE02 1203 0000 0000 2020 51')
  expect((await settings.ownSettings({})).settings.bankTransfer.offersTransfer).toBe(true)
})
