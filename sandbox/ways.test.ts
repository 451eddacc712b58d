import { expect, test } from 'vitest'
import { waysOf } from './ways.ts'

const none = { inThree: false, later: false }

test('a page offers what is on, and plans in place of the companies behind them', () => {
  expect(waysOf({ methods: ['card'], plans: none })).toEqual(['card'])
  expect(waysOf({ methods: ['card', 'klarna', 'afterpay'], plans: none })).toEqual(['card', 'klarna', 'afterpay'])
  expect(waysOf({ methods: ['card', 'klarna', 'afterpay'], plans: { inThree: true, later: true } })).toEqual([
    'card',
    'pay_in_3',
    'pay_later',
  ])
  expect(waysOf({ methods: ['wallets', 'paypal', 'ideal', 'bankDebit'], plans: none })).toEqual([
    'link',
    'paypal',
    'ideal',
    'bank_debit',
  ])
})
