import { chargeStep } from '#contract/currencies.ts'
import { shopCurrency } from '#contract/currency.ts'
import { isCode, normalCode } from '#contract/discounts/code-text.ts'
import type { DiscountKind, DiscountMethod } from '#contract/discounts/discount-kinds.ts'
import type { DiscountTargets, DiscountTerms } from '#contract/discounts/own-discount.ts'
import { type FieldMessage, refuseFields } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { apiDiscountsMessages as m } from '#messages/en-US/api/discounts.ts'

/** The method and kind of a discount, which are never changed. */
export interface DiscountType {
  method: DiscountMethod
  kind: DiscountKind
}

/** Refuses with 400 terms that do not fit the method and kind, each at its field. */
export function checkTerms({ method, kind }: DiscountType, terms: DiscountTerms): void {
  const isGot = kind === 'buy_x_get_y'
  refuseFields(400, [
    ...(method === 'code' && terms.code !== null && !isCode(normalCode(terms.code)) ? [at('code', m.codeInvalid)] : []),
    ...((kind === 'percent' || isGot) && terms.percent === null ? [at('percent', m.percentMissing)] : []),
    ...(kind === 'amount' ? wrongAmount(terms.amount) : []),
    ...(isGot && terms.buyQuantity === null ? [at('buyQuantity', m.unitsInvalid)] : []),
    ...(isGot && terms.getQuantity === null ? [at('getQuantity', m.unitsInvalid)] : []),
    ...(kind === 'free_shipping' && terms.freeSpeeds === null ? [at('freeSpeeds', m.speedsMissing)] : []),
    ...wrongTargets('applies', terms.applies),
    ...(isGot && terms.gets ? wrongTargets('gets', terms.gets) : []),
    ...(terms.startsAt && terms.endsAt && terms.endsAt <= terms.startsAt ? [at('endsAt', m.endsBeforeStart)] : []),
  ])
}

function at(param: string, msg: string): FieldMessage {
  return { param, msg }
}

function wrongAmount(amount: number | null): FieldMessage[] {
  const cents = toCents(amount ?? 0)
  if (cents === 0) return [at('amount', m.amountMissing)]
  const step = chargeStep(shopCurrency())
  return cents % step === 0 ? [] : [at('amount', m.amountStep(formatCents(step)))]
}

function wrongTargets(role: 'applies' | 'gets', { scope, categoryIds, collectionIds, skus }: DiscountTargets) {
  if (scope === 'all') return []
  const chosen = { categories: categoryIds, collections: collectionIds, products: skus }[scope]
  return chosen.length > 0 ? [] : [at(`${role}.${scope}`, m.targetsMissing[scope])]
}
