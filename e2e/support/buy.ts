import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { typedBuyer } from '#test/typed-buyer.ts'
import { addressOf, demoProducts, findProduct } from './products.ts'
import { origin } from './shop-under-test.ts'
import { addToCart, fillCardPage } from './steps.ts'

/** Buys one unit as the customer of this browser; returns the order number. */
export async function buy(page: Page, email: string): Promise<string> {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  const asGuest = page.getByRole('button', { name: 'Checkout as Guest' })
  await page.waitForURL(/\/(sandbox|checkout)/)
  if (new URL(page.url()).pathname === '/checkout') await asGuest.click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  return (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
}

interface Bought {
  quantity?: number
  customerNote?: string
  giftMessage?: string
}

/** Places an order without the pages of the shop, where buying is not the point; returns its number. */
export async function placeOrder(
  request: APIRequestContext,
  email: string,
  { quantity = 1, customerNote = '', giftMessage = '' }: Bought = {},
): Promise<string> {
  const { _id: productId, price, colorVariant } = await findProduct(request, demoProducts.frame)
  const line = { productId, selectedColor: colorVariant[0]?.color ?? null, selectedSize: null, quantity }
  const { url } = await call<{ url: string }>(request, 'createCheckoutSession', {
    products: [line],
    pathname: '/cart',
    subTotal: price * quantity,
    customerNote,
    giftMessage,
  })
  const card = await (await request.get(url)).text()
  const nonce = /name="nonce" value="([^"]+)"/.exec(card)?.[1] ?? ''
  const shipping = /name="shipping"[^>]* value="([^"]+)"/.exec(card)?.[1] ?? ''
  const form = {
    ...typedBuyer,
    line1: '12 Harbor Street',
    nonce,
    shipping,
    email,
    card: '4242 4242 4242 4242',
    expiry: '12 / 34',
    cvc: '123',
  }
  const paid = await request.post(url, { form, headers: { origin }, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
  const sessionId = new URL(url, origin).pathname.split('/').at(-1)
  const { orderNumber } = await call<{ orderNumber: string }>(request, 'retreiveSession', { sessionId })
  return orderNumber
}

async function call<Answer>(request: APIRequestContext, name: string, data: object): Promise<Answer> {
  const answer = await request.post(`/api/payment/${name}`, { data, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}
