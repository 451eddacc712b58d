import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { renderEmail } from '../emails/render-email.ts'

const shop = await createTestShop()
const admin = shop.as(await shop.admin())
await admin.settings.changeBankTransfer({
  version: 0,
  values: {
    offersTransfer: true,
    accountHolder: 'Example Goods',
    bankName: 'Example Bank',
    accountNumber: 'DE02 1203 0000 0000 2020 51',
    bankCode: 'BYLADEM1001',
    transferNote: '',
    transferDays: 5,
  },
})

/** The text of each email about an order by bank transfer that a guest leaves unpaid, until staff cancel it. */
async function emailsFor(name: string): Promise<string[]> {
  const { id } = await shop.product({ priceCents: 60_00, onHand: 1 })
  const buyer = { email: 'stranger@example.com', name, phone: '', country: 'US', line1: '12 Harbour Street' }
  const { orderNumber } = await shop.as(shop.guest()).pendingOrders.orderByTransfer({
    products: [{ productId: id, selectedColor: null, selectedSize: null, quantity: 1 }],
    subTotal: 60,
    buyer: { ...buyer, line2: '', city: 'Oakland', state: 'CA', postalCode: '94601' },
    shipping: 'standard',
    total: 64.35,
  })
  const { pendingOrders } = await admin.pendingOrders.listPendingOrders({})
  const found = pendingOrders.find((each) => each.orderNumber === orderNumber)
  await admin.pendingOrders.cancelPendingOrder({ pendingOrderId: found?._id ?? '' })
  const about = (await shop.emails()).filter(({ subject }) => subject.includes(orderNumber))
  expect(about.map(({ kind }) => kind).sort()).toEqual(['order-awaiting', 'order-not-paid'])
  return Promise.all(about.map(async (each) => (await renderEmail(shop, each)).text))
}

test('emails about an unpaid order greet by name', async () => {
  for (const text of await emailsFor('Juan Carlos de la Cruz'))
    expect(text).toMatch(/(Hello|you,) Juan Carlos de la Cruz/)
})

test.each(['You won $500. Claim it at Evil-Prize.De', 'You won a prize claim now'])(
  'emails about an unpaid order do not carry "%s" to the address that was typed',
  async (name) => {
    const [awaiting, notPaid] = await emailsFor(name)
    for (const text of [awaiting, notPaid]) expect(text).not.toContain('You won')
    expect(awaiting).toContain('Thank you. Please transfer $64.35')
    expect(notPaid).toContain('Hello, your order was canceled before it was paid.')
  },
)
