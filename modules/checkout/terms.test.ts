import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { OwnMethod } from '#contract/shipping/calls.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'

const express = { shipping: 'express' }

/** Changes the express method of the zone that a new shop begins with. */
async function changeMethods(shop: TestShop, change: (method: OwnMethod) => OwnMethod) {
  const { shipping } = shop.as(await shop.admin())
  const zone = (await shipping.listZones({})).zones[0]
  if (!zone) throw new Error('The shop has no zone')
  const methods = zone.methods.map((method) => (method.speed === 'express' ? change(method) : method))
  await shipping.changeZone({ ...zone, methods })
}

async function openShop() {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin()).settings
  return {
    shop,
    product: await shop.product({ priceCents: 60_00 }),
    setShipping: (price: number, over = 200) => changeMethods(shop, (method) => ({ ...method, price, over })),
    setTax: (rate: number) => admin.changeTax({ version: 0, values: { rates: [{ state: 'OR', rate }] } }),
  }
}

test("the owner's express fee and tax apply from the next checkout to its receipt", async () => {
  const { shop, product, setShipping, setTax } = await openShop()
  await setShipping(20)
  await setTax(10_000)
  const { number, by } = await shop.order({ by: await shop.customer(), product, typed: express })
  const { order } = await shop.as(by).orders.findOrder({ orderNumber: number })
  expect(order).toMatchObject({ subTotal: 60, shippingFee: 20, totalTax: 6, grandTotal: 86 })
  const receipt = (await shop.emails()).find(({ kind }) => kind === 'receipt')
  expect(receipt?.fields).toMatchObject({ shippingCents: 20_00, taxCents: 6_00, totalCents: 86_00 })
})

test('a receipt promises the arrival of the selected shipping', async () => {
  const shop = await createTestShop()
  const { emails } = shop.as(await shop.admin())
  const arrivalOf = async (typed: object) => {
    const { number } = await shop.order({ typed })
    const receipt = (await shop.emails()).find(({ kind, subject }) => kind === 'receipt' && subject.includes(number))
    const { text } = (await emails.findEmail({ id: receipt?.id ?? '' })).email
    return /Your order should arrive (.+?)\. We'll email you/.exec(text)?.[1]
  }
  const [standard, fast] = [await arrivalOf({ shipping: 'standard' }), await arrivalOf(express)]
  expect(standard).toMatch(/^\w{3}, \w{3} \d+ – \w{3}, \w{3} \d+$/)
  expect(fast).toMatch(/^\w{3}, \w{3} \d+/)
  expect(fast).not.toBe(standard)
})

test("a subtotal above the owner's limit ships express for free, one at the limit does not", async () => {
  const { shop, product, setShipping } = await openShop()
  await setShipping(20, 60)
  const ann = await shop.customer()
  const one = await shop.order({ by: ann, product, typed: express })
  const two = await shop.order({ by: ann, product, quantity: 2, typed: express })
  const feeOf = async (orderNumber: string) => (await shop.as(ann).orders.findOrder({ orderNumber })).order.shippingFee
  expect([await feeOf(one.number), await feeOf(two.number)]).toEqual([20, 0])
})

test('an open card page keeps its terms, and the next checkout has the new ones', async () => {
  const { shop, product, setShipping, setTax } = await openShop()
  const [before, after] = [shop.guest(), shop.guest()]
  const open = await shop.as(before).checkout.createCheckoutSession(cartOf(product))
  const left = await shop.as(after).checkout.createCheckoutSession(cartOf(product))
  await setShipping(20)
  await setTax(10_000)

  await shop.pay(sessionIdOf(open.url), express)
  const confirmation = await shop.as(before).checkout.retreiveSession({ sessionId: sessionIdOf(open.url) })
  expect(confirmation).toMatchObject({
    state: 'paid',
    shippingOption: 'express',
    shippingFee: 14.95,
    totalTax: 0,
    grandTotal: 74.95,
  })

  const again = await shop.as(after).checkout.createCheckoutSession(cartOf(product))
  expect(again.url).not.toBe(left.url)
  await shop.pay(sessionIdOf(again.url), express)
  const renewed = await shop.as(after).checkout.retreiveSession({ sessionId: sessionIdOf(again.url) })
  expect(renewed).toMatchObject({ state: 'paid', shippingFee: 20, totalTax: 6, grandTotal: 86 })
})

test("the card page calculates the owner's tax for every state and shows the shop's name", async () => {
  const { shop, product, setTax } = await openShop()
  const admin = shop.as(await shop.admin()).settings
  await setTax(10_000)
  await admin.changeShop({ version: 0, values: { ...defaultSettings.shop, name: 'Harbour & Co' } })
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product))
  const { url: origin } = await shop.listen()
  const page = await (await fetch(origin + new URL(url).pathname)).text()
  const rateName = /<option value="OR" class="(rate-\d+)"/.exec(page)?.[1]
  expect(page).toContain(`<span class="sum ${rateName}">$6.00</span>`)
  expect(/<option value="MT" class="(rate-\d+)"/.exec(page)?.[1]).toBe('rate-0')
  expect(page).toContain('<span class="sum rate-0">$0.00</span>')
  expect(page).toContain('>Harbour &amp; Co<')
  const style = await (await fetch(`${origin}/sandbox/style.css`)).text()
  expect(style).toContain(`.sum.${rateName} { display: inline }`)
})
