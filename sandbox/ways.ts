import type { StoredBasket } from './basket.ts'

/** What a shopper chooses from on the card page: the card, and what stands for the other ways to pay. */
const payWays = [
  'card',
  'link',
  'pay_in_3',
  'pay_later',
  'klarna',
  'afterpay',
  'paypal',
  'ideal',
  'bank_debit',
] as const
export type PayWay = (typeof payWays)[number]

/** The ways that a page offers. Where a plan is promised, it stands for the company behind it. */
export function waysOf({ methods, plans }: Pick<StoredBasket, 'methods' | 'plans'>): PayWay[] {
  const has = (method: StoredBasket['methods'][number]) => methods.includes(method)
  const isOffered: Record<PayWay, boolean> = {
    card: has('card'),
    link: has('wallets'),
    pay_in_3: plans.inThree,
    pay_later: plans.later,
    klarna: has('klarna') && !plans.inThree && !plans.later,
    afterpay: has('afterpay') && !plans.inThree,
    paypal: has('paypal'),
    ideal: has('ideal'),
    bank_debit: has('bankDebit'),
  }
  return payWays.filter((way) => isOffered[way])
}
