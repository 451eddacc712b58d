import * as z from 'zod/mini'
import { apiDiscountsMessages as m } from '#messages/en-US/api/discounts.ts'
import { amount } from '../amount.ts'
import { localTime } from '../local-time.ts'
import { line } from '../typed-text.ts'
import { maxCodeLength } from './code-text.ts'
import { discountKinds, discountMethods, discountOrigins, discountScopes, freeSpeeds } from './discount-kinds.ts'

export const maxDiscountTitle = 60
/** The most codes for one use each that are generated at once. */
export const maxGenerated = 5_000
const maxTargets = 500

export const discountStates = ['active', 'scheduled', 'expired', 'paused', 'used-up'] as const
export type DiscountState = (typeof discountStates)[number]

const count = z.int().check(z.minimum(1), z.maximum(1_000_000))
const units = z.int().check(z.minimum(1), z.maximum(100))
const ids = z.array(z.uuid()).check(z.maxLength(maxTargets))

/** The items that a discount is for; the lists that its scope does not use are empty. */
const targets = z.object({
  scope: z.enum(discountScopes),
  categoryIds: ids,
  collectionIds: ids,
  skus: z
    .array(line(60).check(z.minLength(1)))
    .check(z.maxLength(maxTargets, { error: () => m.tooManyProducts(maxTargets) })),
})
export type DiscountTargets = z.infer<typeof targets>

/** What staff set of a discount. What its kind does not use is null. Amounts are in the shop's currency. */
export const discountTerms = z.object({
  title: line(maxDiscountTitle).check(z.trim(), z.minLength(1, { error: () => m.titleMissing })),
  /** The code that shoppers share; null for automatic ones, and where all codes are for one use. */
  code: z.nullable(line(maxCodeLength)),
  percent: z.nullable(z.number().check(z.minimum(0.001), z.maximum(100))),
  amount: z.nullable(amount),
  buyQuantity: z.nullable(units),
  getQuantity: z.nullable(units),
  freeSpeeds: z.nullable(z.enum(freeSpeeds)),
  applies: targets,
  /** The items that are got for those that are bought; null for the same items. */
  gets: z.nullable(targets),
  isFirstOrder: z.boolean(),
  /** Of all items, before discounts; 0 for none. */
  minSubtotal: amount,
  startsAt: z.nullable(localTime),
  endsAt: z.nullable(localTime),
  maxUses: z.nullable(count),
  maxUsesPerCustomer: z.nullable(count),
  isCombinable: z.boolean(),
})
export type DiscountTerms = z.infer<typeof discountTerms>

const usage = {
  state: z.enum(discountStates),
  /** In orders that are not canceled. */
  uses: z.number(),
  /** By card pages that are open now. */
  held: z.number(),
  /** The totals of these orders, and what it took off them. */
  revenue: amount,
  saved: amount,
  /** What is left of store credit, and what it was worth; null for other kinds. */
  balance: z.nullable(amount),
  /** The only customer who may use it; null for everybody. */
  ownerEmail: z.nullable(z.string()),
}

export const ownDiscount = z.extend(discountTerms, {
  discountId: z.uuid(),
  method: z.enum(discountMethods),
  kind: z.enum(discountKinds),
  origin: z.enum(discountOrigins),
  ...usage,
  /** Its codes for one use each, and how many of them are used. */
  singleCodes: z.number(),
  usedCodes: z.number(),
  version: z.number(),
})
export type OwnDiscount = z.infer<typeof ownDiscount>

/** A discount in the list. */
export const listedDiscount = z.object({
  discountId: z.uuid(),
  version: z.number(),
  title: z.string(),
  method: z.enum(discountMethods),
  kind: z.enum(discountKinds),
  percent: z.nullable(z.number()),
  amount: z.nullable(amount),
  buyQuantity: z.nullable(z.number()),
  getQuantity: z.nullable(z.number()),
  code: z.nullable(z.string()),
  singleCodes: z.number(),
  maxUses: z.nullable(z.number()),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  createdAt: z.string(),
  ...usage,
})
export type ListedDiscount = z.infer<typeof listedDiscount>
