import type { FormField, Rule } from '#contract/check-form.ts'
import { isCode, maxCodeLength, normalCode } from '#contract/discounts/code-text.ts'
import { discountKinds, discountMethods, discountScopes, freeSpeeds } from '#contract/discounts/discount-kinds.ts'
import {
  type DiscountTargets,
  type DiscountTerms,
  maxDiscountTitle,
  type OwnDiscount,
} from '#contract/discounts/own-discount.ts'
import { currencySign } from '#contract/money.ts'
import { adminDiscountsMessages as m } from '#messages/en-US/admin/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { readPrice, writePrice } from '../products/read-number.ts'

/** The fields of a discount as typed; those of the items that it is for begin with `applies.` or `gets.`. */
export type TypedDiscount = Record<string, string>
export type Role = 'applies' | 'gets'

const quiet = { autoComplete: 'off', isOptional: true } as const
const choice = (label: string, options: readonly { value: string; label: string }[]): FormField => ({
  ...{ label, control: 'select', missing: null, options },
})
const count = (label: string, hint?: string): FormField => ({
  ...{ ...quiet, label, inputMode: 'numeric', rule: wholeNumber },
  ...(hint && { hint }),
})
const gotUnits = (label: string): FormField => ({
  ...{ label, autoComplete: 'off', inputMode: 'numeric', missing: apiDiscountsMessages.unitsInvalid, rule: units },
})
const wholeNumber: Rule = (typed) => (/^[1-9]\d{0,6}$/.test(typed) ? null : m.countInvalid)
const price: Rule = (typed) => (Number.isFinite(readPrice(typed)) ? null : m.numberInvalid)
const percent: Rule = (typed) => {
  const value = readPercent(typed)
  return value >= 0.001 && value <= 100 ? null : apiDiscountsMessages.percentMissing
}
const units: Rule = (typed) => (/^([1-9]\d?|100)$/.test(typed) ? null : apiDiscountsMessages.unitsInvalid)
const code: Rule = (typed) => (isCode(normalCode(typed)) ? null : apiDiscountsMessages.codeInvalid)
const afterStart: Rule = (typed, { startsAt = '' }) => (typed > startsAt ? null : apiDiscountsMessages.endsBeforeStart)

/** Every field; which of them are shown depends on the method, the kind and the scopes. */
export function discountFields(): Record<string, FormField> {
  return {
    title: {
      ...{ label: m.title, hint: m.titleHint, autoComplete: 'off' },
      ...{ maxLength: maxDiscountTitle, missing: apiDiscountsMessages.titleMissing },
    },
    method: choice(m.method, optionsOf(discountMethods, m.methods)),
    code: { ...quiet, label: m.code, hint: m.codeHint, maxLength: maxCodeLength, rule: code, refusal: /code/i },
    kind: choice(
      m.kind,
      optionsOf(discountKinds, m.kinds).filter(({ value }) => value !== 'store_credit'),
    ),
    percent: {
      ...{ label: m.percent, autoComplete: 'off', inputMode: 'decimal' },
      ...{ missing: apiDiscountsMessages.percentMissing, rule: percent },
    },
    amount: {
      ...{ label: m.amount(currencySign()), hint: m.amountHint, autoComplete: 'off' },
      ...{ inputMode: 'decimal', missing: apiDiscountsMessages.amountMissing, rule: price },
    },
    buyQuantity: gotUnits(m.buyQuantity),
    getQuantity: gotUnits(m.getQuantity),
    freeSpeeds: choice(m.freeSpeeds, optionsOf(freeSpeeds, m.speeds)),
    ...targetFields('applies', optionsOf(discountScopes, m.scopes)),
    ...targetFields('gets', [{ value: 'same', label: m.same }, ...optionsOf(discountScopes, m.scopes)]),
    minSubtotal: { ...quiet, label: m.minSubtotal(currencySign()), hint: m.minHint, inputMode: 'decimal', rule: price },
    isFirstOrder: { label: m.isFirstOrder, hint: m.isFirstHint, control: 'checkbox' },
    startsAt: { label: m.startsAt, hint: m.timeHint, control: 'datetime-local', isOptional: true },
    endsAt: { label: m.endsAt, control: 'datetime-local', isOptional: true, rule: afterStart },
    maxUses: count(m.maxUses),
    maxUsesPerCustomer: count(m.maxUsesPerCustomer, m.perCustomerHint),
    isCombinable: { label: m.isCombinable, hint: m.combinableHint, control: 'checkbox' },
  }
}

function targetFields(role: Role, scopes: readonly { value: string; label: string }[]): Record<string, FormField> {
  const label = role === 'gets' ? m.gotItems : m.appliesTo
  const missing = apiDiscountsMessages.targetsMissing
  return {
    [`${role}.scope`]: choice(label, scopes),
    // The IDs that are chosen, separated by commas.
    [`${role}.categories`]: { label: m.scopes.categories, control: 'hidden', missing: missing.categories },
    [`${role}.collections`]: { label: m.scopes.collections, control: 'hidden', missing: missing.collections },
    [`${role}.products`]: {
      ...{ label: m.skus, hint: m.skusHint, control: 'paragraph', rows: 4, missing: missing.products },
    },
  }
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

export const newDiscount: TypedDiscount = {
  ...{ method: 'code', kind: 'percent', freeSpeeds: 'all', 'applies.scope': 'all', 'gets.scope': 'same' },
}

const onOrOff = (isOn: boolean) => (isOn ? 'on' : '')

export function typedDiscount(discount: OwnDiscount): TypedDiscount {
  const { applies, gets } = discount
  return {
    title: discount.title,
    method: discount.method,
    code: discount.code ?? '',
    kind: discount.kind,
    percent: String(discount.percent ?? ''),
    amount: writePrice(discount.amount),
    buyQuantity: String(discount.buyQuantity ?? ''),
    getQuantity: String(discount.getQuantity ?? ''),
    freeSpeeds: discount.freeSpeeds ?? 'all',
    ...typedTargets('applies', applies),
    ...typedTargets('gets', gets),
    minSubtotal: discount.minSubtotal === 0 ? '' : writePrice(discount.minSubtotal),
    isFirstOrder: onOrOff(discount.isFirstOrder),
    startsAt: discount.startsAt ?? '',
    endsAt: discount.endsAt ?? '',
    maxUses: String(discount.maxUses ?? ''),
    maxUsesPerCustomer: String(discount.maxUsesPerCustomer ?? ''),
    isCombinable: onOrOff(discount.isCombinable),
  }
}

function typedTargets(role: Role, targets: DiscountTargets | null): TypedDiscount {
  return {
    [`${role}.scope`]: targets?.scope ?? 'same',
    [`${role}.categories`]: targets?.categoryIds.join(',') ?? '',
    [`${role}.collections`]: targets?.collectionIds.join(',') ?? '',
    [`${role}.products`]: targets?.skus.join('\n') ?? '',
  }
}

/** The typed terms as the calls take them; the server refuses what its kind needs and is missing. */
export function readDiscount(typed: TypedDiscount): DiscountTerms {
  const text = (name: string) => typed[name]?.trim() ?? ''
  const whole = (name: string) => (text(name) === '' ? null : Number(text(name)))
  return {
    title: text('title'),
    code: text('method') === 'automatic' ? null : text('code') || null,
    percent: text('percent') === '' ? null : readPercent(text('percent')),
    amount: readPrice(text('amount')),
    buyQuantity: whole('buyQuantity'),
    getQuantity: whole('getQuantity'),
    freeSpeeds: freeSpeeds.find((each) => each === text('freeSpeeds')) ?? null,
    applies: readTargets(typed, 'applies'),
    gets: text('gets.scope') === 'same' ? null : readTargets(typed, 'gets'),
    minSubtotal: readPrice(text('minSubtotal')) ?? 0,
    isFirstOrder: text('isFirstOrder') === 'on',
    startsAt: text('startsAt') || null,
    endsAt: text('endsAt') || null,
    maxUses: whole('maxUses'),
    maxUsesPerCustomer: whole('maxUsesPerCustomer'),
    isCombinable: text('isCombinable') === 'on',
  }
}

function readTargets(typed: TypedDiscount, role: Role): DiscountTargets {
  const list = (name: string) => [
    ...new Set((typed[`${role}.${name}`] ?? '').split(/[,\n]/).flatMap((each) => each.trim() || [])),
  ]
  const scope = discountScopes.find((each) => each === typed[`${role}.scope`]) ?? 'all'
  return {
    scope,
    categoryIds: scope === 'categories' ? list('categories') : [],
    collectionIds: scope === 'collections' ? list('collections') : [],
    skus: scope === 'products' ? list('products') : [],
  }
}

/** Parses a percentage, "12.5" or "12.5 %"; NaN for an invalid one. */
function readPercent(typed: string): number {
  const plain = typed.replace(/[%\s]/g, '')
  return /^\d{1,3}(\.\d{1,3})?$/.test(plain) ? Number(plain) : Number.NaN
}
