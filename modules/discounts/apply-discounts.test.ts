import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountKinds } from '#contract/discounts/discount-kinds.ts'
import { applyDiscounts } from './apply-discounts.ts'
import type { CartDiscount, CartLine } from './cart-discount.ts'
import { chooseDiscounts } from './choose-discounts.ts'

const percent: CartDiscount = {
  ...{ id: 'percent', kind: 'percent', rate: 10_000, amountCents: 0, buyQuantity: 0, getQuantity: 0 },
  ...{ freeSpeeds: null, isCombinable: true, isCode: true, applies: [], gets: [] },
}
const amount: CartDiscount = { ...percent, id: 'amount', kind: 'amount', rate: 0, amountCents: 10_00 }
const credit: CartDiscount = { ...amount, id: 'credit', kind: 'store_credit', amountCents: 30_00 }
const twoPlusOne: CartDiscount = {
  ...percent,
  id: 'got',
  kind: 'buy_x_get_y',
  rate: 100_000,
  buyQuantity: 2,
  getQuantity: 1,
}
const freeShipping: CartDiscount = { ...percent, id: 'free', kind: 'free_shipping', rate: 0, freeSpeeds: 'standard' }

const line = (unitPriceCents: number, quantity = 1): CartLine => ({ unitPriceCents, quantity })
const on = (discount: CartDiscount, ...applies: boolean[]): CartDiscount => ({ ...discount, applies, gets: applies })
const taken = (lines: CartLine[], discounts: CartDiscount[], step = 1) =>
  applyDiscounts(lines, discounts, step).lines.map(({ discountCents }) => discountCents)

test('a percent is rounded half up once, and its cents go to the largest remainders', () => {
  expect(taken([line(9_95)], [on(percent, true)])).toEqual([1_00])
  expect(taken([line(3_33), line(3_33), line(3_33)], [on(percent, true, true, true)])).toEqual([34, 33, 33])
  expect(taken([line(50_00, 2), line(20_00)], [on(percent, true, false)])).toEqual([10_00, 0])
  expect(taken([line(10_00)], [on({ ...percent, rate: 100_000 }, true)])).toEqual([10_00])
})

test('an amount is spread in proportion and never more than the items it is for', () => {
  expect(taken([line(60_00), line(30_00)], [on(amount, true, true)])).toEqual([6_67, 3_33])
  expect(taken([line(60_00), line(4_00)], [on(amount, false, true)])).toEqual([0, 4_00])
})

test('of units bought together the cheapest are got, as often as there are enough', () => {
  expect(taken([line(50_00), line(30_00), line(20_00)], [on(twoPlusOne, true, true, true)])).toEqual([0, 0, 20_00])
  expect(taken([line(50_00, 5), line(30_00)], [on(twoPlusOne, true, true)])).toEqual([50_00, 30_00])
  expect(taken([line(50_00, 2)], [on(twoPlusOne, true)])).toEqual([0])
  const half = { ...twoPlusOne, rate: 50_000, applies: [true, false], gets: [false, true] }
  expect(taken([line(50_00, 4), line(9_99, 1)], [half])).toEqual([0, 5_00])
  // The cheap unit is needed as bought, since only two others are.
  const either = { ...twoPlusOne, applies: [true, true], gets: [false, true] }
  expect(
    taken(
      [line(50_00), line(10_00), line(20_00)],
      [{ ...either, applies: [true, true, false], gets: [false, true, true] }],
    ),
  ).toEqual([0, 0, 20_00])
})

test('a percent is of what the units that were got leave to pay, and store credit pays last', () => {
  const lines = [line(40_00, 3)]
  const all = applyDiscounts(lines, [on(credit, true), on(percent, true), on(twoPlusOne, true)], 1)
  expect(all.used.map(({ id, amountCents }) => [id, amountCents])).toEqual([
    ['got', 40_00],
    ['percent', 8_00],
    ['credit', 30_00],
  ])
  expect(all.lines).toEqual([{ discountCents: 78_00, creditCents: 30_00 }])
})

test('a currency whose cards are charged in tens is discounted in tens', () => {
  expect(taken([line(9_950), line(3_330)], [on(percent, true, true)], 10)).toEqual([1_000, 330])
  expect(taken([line(5_000)], [on({ ...amount, amountCents: 1_234 }, true)], 10)).toEqual([1_230])
})

test('either one discount alone is used or all that combine, whatever saves most; a code wins a tie', () => {
  const terms = { step: 1, shippingSavedCents: () => 6_50 }
  const used = (discounts: CartDiscount[]) => chooseDiscounts([line(50_00)], discounts, terms).used.map(({ id }) => id)
  const alone = on({ ...amount, id: 'alone', isCombinable: false, amountCents: 12_00 }, true)
  expect(used([alone, on(percent, true)])).toEqual(['alone'])
  expect(used([alone, on(percent, true), on(amount, true)])).toEqual(['percent', 'amount'])
  expect(used([alone, on(percent, true), on(freeShipping, true), on(credit, true)])).toEqual(['alone', 'credit'])
  expect(used([{ ...alone, amountCents: 11_00 }, on(percent, true), on(freeShipping, true)])).toEqual([
    'percent',
    'free',
  ])
  const automatic = on({ ...alone, id: 'automatic', isCode: false }, true)
  expect(used([automatic, alone])).toEqual(['alone'])
  expect(used([])).toEqual([])
})

const someLines = fc.array(
  fc.record({ unitPriceCents: fc.integer({ min: 1, max: 5_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
)
const places = fc.array(fc.boolean(), { minLength: 6, maxLength: 6 })
const someDiscount = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom(...discountKinds),
  rate: fc.integer({ min: 1, max: 100_000 }),
  amountCents: fc.integer({ min: 1, max: 40_000 }),
  buyQuantity: fc.integer({ min: 1, max: 4 }),
  getQuantity: fc.integer({ min: 1, max: 3 }),
  freeSpeeds: fc.constant(null),
  isCombinable: fc.boolean(),
  isCode: fc.boolean(),
  applies: places,
  gets: places,
})

test('lines always add up, nothing is discounted below zero, and nothing that a discount is not for', () => {
  fc.assert(
    fc.property(
      someLines,
      fc.uniqueArray(someDiscount, { maxLength: 4, selector: ({ id }) => id }),
      fc.constantFrom(1, 10),
      (lines, discounts, step) => {
        const { used, lines: taken } = applyDiscounts(lines, discounts, step)
        for (const [at, { unitPriceCents, quantity }] of lines.entries()) {
          const { discountCents = 0, creditCents = 0 } = taken[at] ?? {}
          expect(discountCents).toBe(used.reduce((sum, { byLine }) => sum + (byLine[at] ?? 0), 0))
          expect(discountCents).toBeLessThanOrEqual(unitPriceCents * quantity)
          expect(creditCents).toBeGreaterThanOrEqual(0)
          expect(creditCents).toBeLessThanOrEqual(discountCents)
          expect(discountCents % step).toBe(0)
        }
        for (const { id, amountCents, byLine } of used) {
          const discount = discounts.find((each) => each.id === id)
          expect(byLine.reduce((sum, cents) => sum + cents, 0)).toBe(amountCents)
          expect(Math.min(...byLine)).toBeGreaterThanOrEqual(0)
          const fits = discount?.kind === 'buy_x_get_y' ? discount.gets : discount?.applies
          expect(byLine.every((cents, at) => cents === 0 || fits?.[at])).toBe(true)
        }
      },
    ),
  )
})

test('a percent is within half of the smallest amount of the exact one, and 100 percent is all', () => {
  fc.assert(
    fc.property(someLines, fc.integer({ min: 1, max: 100_000 }), (lines, rate) => {
      const applies = lines.map(() => true)
      const all = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
      const [one] = applyDiscounts(lines, [{ ...percent, rate, applies }], 1).used
      expect(Math.abs((one?.amountCents ?? 0) - (all * rate) / 100_000)).toBeLessThanOrEqual(0.5)
      const [whole] = applyDiscounts(lines, [{ ...percent, rate: 100_000, applies }], 1).used
      expect(whole?.amountCents).toBe(all)
    }),
  )
})

test('no choice of discounts saves less than one of them alone', () => {
  fc.assert(
    fc.property(someLines, fc.uniqueArray(someDiscount, { maxLength: 4, selector: ({ id }) => id }), (lines, found) => {
      const discounts = found.filter(({ kind }) => kind !== 'store_credit' && kind !== 'free_shipping')
      const saved = (all: ReturnType<typeof applyDiscounts>) =>
        all.lines.reduce((sum, { discountCents }) => sum + discountCents, 0)
      const chosen = saved(chooseDiscounts(lines, discounts, { step: 1, shippingSavedCents: () => 0 }))
      const alone = discounts.filter(({ isCombinable }) => !isCombinable)
      for (const each of alone) expect(chosen).toBeGreaterThanOrEqual(saved(applyDiscounts(lines, [each], 1)))
    }),
  )
})
