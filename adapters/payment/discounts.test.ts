import { afterEach, describe, expect, test } from 'vitest'
import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency } from '#contract/currency.ts'
import { toCents } from '#contract/money.ts'
import { orders } from '#db/tables/orders.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { discountTerms } from '#test/discount-terms.ts'
import { providerNames, sellBy } from '#test/providers/sell-by.ts'

afterEach(() => setShopCurrency(currencyOf('USD')))

describe.each(providerNames)('a discount on the card page of %s', (name) => {
  test.each([
    ['USD', 33_33, 10_00],
    ['EUR', 33_33, 10_00],
    ['JPY', 3_333, 1_000],
  ])('in %s is named there, and items, discount, shipping and tax are the total of the order', (currency, each, off) =>
    sellBy(name, async ({ shop, sandbox, url, expectSound }) => {
      const admin = shop.as(await shop.admin())
      if (currency !== 'USD') await admin.settings.changeMoney({ version: 0, values: { currency } })
      const bag = await shop.product({ name: 'Bag', priceCents: each, onHand: 9 })
      const terms = discountTerms({ title: 'Summer sale', code: 'SUN' })
      await admin.discounts.addDiscount(terms)
      const ann = shop.as(await shop.customer('ann@example.com'))
      const subTotal = currency === 'JPY' ? each * 3 : (each * 3) / 100
      const cart = { ...cartOf(bag, 3), subTotal, codes: ['SUN'] }
      const sessionId = sessionIdOf((await ann.checkout.createCheckoutSession(cart)).url)
      const { asks } = await sandbox.pageOf(sessionId)
      expect(asks).toMatchObject({ currency, subtotalCents: each * 3, discountCents: off })
      expect(asks.discountName).toBe('SUN')

      await sandbox.pay(sessionId, { state: 'CA', shipping: 'express' })
      const confirmed = await ann.checkout.retreiveSession({ sessionId })
      const { charge } = await sandbox.payment.findSession(sessionId)
      const sums = {
        amountCents: toCents(confirmed.grandTotal),
        shippingCents: toCents(confirmed.shippingFee),
        taxCents: toCents(confirmed.totalTax),
      }
      expect(charge).toMatchObject({ currency, subtotalCents: each * 3, discountCents: off, ...sums })
      expect(sums.amountCents).toBe(each * 3 - off + sums.shippingCents + sums.taxCents)

      const [order] = await shop.db.select().from(orders)
      await ann.orders.cancelOrder({ orderToCancel: order?.id ?? '' })
      await shop.runJobs()
      await sandbox.tell(url)
      await shop.runJobs()
      expect((await sandbox.payment.findSession(sessionId)).charge?.refundedCents).toBe(sums.amountCents)
      await expectSound()
    }),
  )
})
