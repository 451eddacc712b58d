import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'

const shop = await createTestShop()
const owner = shop.as(await shop.admin()).discounts
const dress = await shop.product({ name: 'Dress', priceCents: 100_00, onHand: null })
const scarf = await shop.product({ name: 'Scarf', priceCents: 30_00, onHand: null })
const products = [...cartOf(dress).products, ...cartOf(scarf).products]

type Wish = Parameters<typeof discountTerms>[0]

async function add(wish: Wish = {}) {
  const { discountId } = await owner.addDiscount(discountTerms(wish))
  onTestFinished(async () => {
    const { discount } = await owner.findDiscount({ discountId })
    await owner.pauseDiscount({ discountId, version: discount.version, isPaused: true })
  })
  return discountId
}

function quote(codes: string[], wish: Partial<Input<typeof calls.quoteCart>> = {}, by: Person = shop.guest()) {
  return shop.as(by).discounts.quoteCart({ products, codes, ...wish })
}

async function reasonOf(code: string, wish: Partial<Input<typeof calls.quoteCart>> = {}, by?: Person) {
  const { codes } = await quote([code], wish, by)
  return codes[0]
}

test('a percent, an amount and units that are got take off what they say, line by line', async () => {
  await add({ code: 'TEN' })
  expect(await quote([' ten '])).toMatchObject({
    discount: 13,
    lines: [{ discount: 10 }, { discount: 3 }],
    applied: [{ title: 'Summer', code: 'TEN', kind: 'percent', amount: 13, left: null }],
    codes: [{ code: 'TEN', reason: null, message: null }],
  })
  const onScarf = { scope: 'products' as const, categoryIds: [], collectionIds: [], skus: [scarf.sku] }
  await add({ code: 'FIVE', kind: 'amount', percent: null, amount: 5, applies: onScarf })
  expect(await quote(['FIVE'])).toMatchObject({ lines: [{ discount: 0 }, { discount: 5 }] })
  await add({ code: 'GIFT', kind: 'buy_x_get_y', percent: 50, buyQuantity: 1, getQuantity: 1, gets: onScarf })
  expect(await quote(['GIFT'])).toMatchObject({ lines: [{ discount: 0 }, { discount: 15 }] })
})

test('an automatic discount is used without a code, for its category or collection only', async () => {
  const admin = shop.as(await shop.admin())
  const { categories } = await admin.categories.listCategories({})
  const categoryIds = categories.filter(({ path }) => path !== 'all').map(({ categoryId }) => categoryId)
  const id = await add({
    ...{ method: 'automatic', code: null, title: 'Week of dresses', percent: 20 },
    applies: { scope: 'categories', categoryIds, collectionIds: [], skus: [] },
  })
  expect(await quote([])).toMatchObject({ discount: 26, applied: [{ title: 'Week of dresses', code: null }] })

  const { collectionId } = await admin.collections.addCollection({ title: 'Cheap', kind: 'rule' })
  const [cheap] = (await admin.collections.listCollections({})).collections.filter(({ title }) => title === 'Cheap')
  if (!cheap) throw new Error('No such collection')
  const { image: _, kind: __, ...page } = cheap
  await admin.collections.changeCollection({
    ...page,
    imageId: null,
    imageAlt: '',
    rule: { ...cheap.rule, maxPrice: 50 },
  })
  const { discount } = await owner.findDiscount({ discountId: id })
  const applies = { scope: 'collections' as const, categoryIds: [], collectionIds: [collectionId], skus: [] }
  await owner.changeDiscount({ ...discount, applies })
  expect(await quote([])).toMatchObject({ lines: [{ discount: 0 }, { discount: 6 }] })
})

test('a code says why it is not used', async () => {
  await add({ code: 'LATER', startsAt: '2090-01-02T10:00' })
  expect(await reasonOf('LATER')).toMatchObject({
    reason: 'not-yet',
    message: 'The code LATER can be used from Jan 2, 2090.',
  })
  await add({ code: 'OVER', endsAt: '2020-01-02T10:00' })
  expect(await reasonOf('OVER')).toMatchObject({ reason: 'expired', message: 'The code OVER has expired.' })
  await add({ code: 'RICH', minSubtotal: 200 })
  expect(await reasonOf('RICH')).toMatchObject({
    reason: 'minimum',
    message: 'Add $70.00 more to use the code RICH.',
  })
  const other = await shop.product()
  await add({ code: 'OTHER', applies: { scope: 'products', categoryIds: [], collectionIds: [], skus: [other.sku] } })
  expect(await reasonOf('OTHER')).toMatchObject({ reason: 'not-for-these' })
  await add({ code: 'THREE', kind: 'buy_x_get_y', percent: 100, buyQuantity: 2, getQuantity: 1 })
  expect(await reasonOf('THREE')).toMatchObject({ reason: 'units-missing' })
  const paused = await add({ code: 'PAUSED' })
  await owner.pauseDiscount({ discountId: paused, version: 1, isPaused: true })
  expect(await reasonOf('PAUSED')).toMatchObject({ reason: 'paused' })
  await expect(quote(['NOBODY'])).rejects.toMatchObject({
    status: 404,
    message: "We don't know the code NOBODY. Please check the spelling.",
  })
})

test('one discount is used, the one that saves most, and those that combine together', async () => {
  await add({ code: 'SMALL' })
  await add({ method: 'automatic', code: null, title: 'Sale', percent: 25 })
  expect(await quote(['SMALL'])).toMatchObject({
    discount: 32.5,
    codes: [
      { reason: 'not-combinable', message: "The code SMALL can't be combined with “Sale”, which saves you more." },
    ],
  })
  await add({ code: 'PLUS', percent: 30, isCombinable: true })
  await add({ code: 'MORE', kind: 'amount', percent: null, amount: 10, isCombinable: true })
  expect(await quote(['PLUS', 'MORE'])).toMatchObject({ discount: 49, applied: [{ code: 'PLUS' }, { code: 'MORE' }] })
})

test('of two codes for one use each of one discount the first is used, unless it is used up', async () => {
  const discountId = await add({ code: null })
  await owner.generateCodes({ discountId, count: 2 })
  const { csv } = await owner.exportCodes({ discountId })
  const [one = '', two = ''] = csv
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[0] ?? '')
  const refusal = (code: string, other: string) => ({
    code,
    reason: 'same-discount',
    message: `The code ${code} is for the same discount as ${other}. Each order can use one of them.`,
  })
  const used = (code: string) => ({ code, reason: null, message: null })
  expect(await quote([one, two])).toMatchObject({ discount: 13, codes: [used(one), refusal(two, one)] })
  expect(await quote([two, one])).toMatchObject({ discount: 13, codes: [used(two), refusal(one, two)] })
  await expect(quote([one, 'NONE'])).rejects.toMatchObject({ status: 404 })

  const cart = { ...cartOf(dress), codes: [one] }
  await shop.as(shop.guest()).checkout.createCheckoutSession(cart)
  expect(await quote([one, two])).toMatchObject({ discount: 13, codes: [refusal(one, two), used(two)] })
})

test('a first order and a limit per customer go by account, or by the email that a guest gives', async () => {
  await add({ code: 'WELCOME', isFirstOrder: true })
  expect(await reasonOf('WELCOME')).toMatchObject({ reason: 'email-needed' })
  const ann = await shop.customer()
  expect(await reasonOf('WELCOME', {}, ann)).toMatchObject({ reason: null })
  await shop.order({ by: ann, product: scarf, typed: { email: ann.email } })
  expect(await reasonOf('WELCOME', {}, ann)).toMatchObject({ reason: 'not-first' })
  await expect(quote(['WELCOME'], { codeEmail: ann.email.toUpperCase() })).rejects.toMatchObject({ status: 409 })
  expect(await reasonOf('WELCOME', { codeEmail: 'new@example.com' })).toMatchObject({ reason: null })

  await add({ code: 'ONCE', maxUsesPerCustomer: 1 })
  const guest = shop.guest()
  const cart = { ...cartOf(dress), codes: ['ONCE'], codeEmail: 'once@example.com' }
  const { url } = await shop.as(guest).checkout.createCheckoutSession(cart)
  await expect(quote(['ONCE'], { codeEmail: 'once@example.com' })).rejects.toMatchObject({
    message: 'You have already used the code ONCE.',
  })
  expect(await reasonOf('ONCE', { codeEmail: 'once@example.com' }, guest)).toMatchObject({ reason: null })
  await shop.pay(sessionIdOf(url))
  await shop.as(guest).checkout.retreiveSession({ sessionId: sessionIdOf(url) })
  await expect(quote(['ONCE'], { codeEmail: 'once@example.com' }, guest)).rejects.toMatchObject({ status: 409 })
})

test('guessing codes is limited, and carts with a real code are not', async () => {
  await add({ code: 'REAL' })
  const guesser = shop.guest()
  const statuses = new Set<number>()
  for (let at = 0; at < 61; at++) {
    await quote([`GUESS${at}`], {}, guesser).catch(({ status }) => statuses.add(status))
  }
  expect([...statuses]).toEqual([404, 429])
  const shopper = shop.guest()
  for (let at = 0; at < 65; at++) await quote(['REAL'], {}, shopper)
})

test('dates are those of the time zone of the shop', async () => {
  const { rows } = await shop.db.execute<{ local: string }>(
    sql`select to_char(now() at time zone 'America/New_York' + interval '90 minutes', 'YYYY-MM-DD"T"HH24:MI') as local`,
  )
  const id = await add({ code: 'SOON', endsAt: rows[0]?.local ?? '' })
  expect((await owner.findDiscount({ discountId: id })).discount).toMatchObject({
    endsAt: rows[0]?.local,
    state: 'active',
  })
})
