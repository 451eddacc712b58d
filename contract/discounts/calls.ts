import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { cartItemRef } from '../cart/cart-item.ts'
import { limitPerItem } from '../cart/limit-per-item.ts'
import { seenVersion } from '../categories/page-fields.ts'
import { ages } from '../list-order.ts'
import { pageLimit } from '../page-limit.ts'
import { line } from '../typed-text.ts'
import { cartDiscounts, enteredCodes } from './cart-discounts.ts'
import { discountKinds, discountMethods } from './discount-kinds.ts'
import { discountStates, discountTerms, listedDiscount, maxGenerated, ownDiscount } from './own-discount.ts'

const message = z.string()
const seen = { discountId: z.uuid(), version: seenVersion }
const after = z.optional(line(200))

export const calls = {
  quoteCart: call({
    method: 'POST',
    path: 'discounts/quoteCart',
    access: 'anyone',
    limit: 'browse',
    summary: 'The discounts that a cart gets, with its codes and automatically, and why a code is not used.',
    payload: z.object({
      products: z
        .array(z.extend(cartItemRef, { quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)) }))
        .check(z.maxLength(100)),
      ...enteredCodes,
      /** The code of the country that the shopper chose where shipping depends on it. */
      country: z.optional(line(2).check(z.meta({ examples: ['US'] }))),
      /** The pickup point that the shopper chose. */
      pickup: z.optional(z.uuid()),
    }),
    response: z.extend(cartDiscounts, {
      /** What is taken off each of the products, in their order. */
      lines: z.array(z.object({ discount: amount })),
    }),
  }),

  listDiscounts: call({
    method: 'POST',
    path: 'discounts/listDiscounts',
    access: 'manager',
    shows: { data: 'discounts', when: 'isForOne' },
    summary: 'Discounts with their uses and revenue: those of staff, or those for one customer each.',
    payload: z.object({
      search: z.optional(line(100)),
      state: z.optional(z.enum(discountStates)),
      isForOne: z._default(z.boolean(), false),
      sort: z._default(z.enum(ages), 'newest'),
      after,
      limit: pageLimit,
    }),
    response: z.object({ discounts: z.array(listedDiscount), next: z.nullable(z.string()) }),
  }),

  findDiscount: call({
    method: 'POST',
    path: 'discounts/findDiscount',
    access: 'manager',
    shows: { data: 'discounts', of: 'discountId' },
    summary: 'A discount with its terms, codes and uses.',
    payload: z.object({ discountId: z.uuid() }),
    response: z.object({ discount: ownDiscount }),
  }),

  addDiscount: call({
    method: 'POST',
    path: 'discounts/addDiscount',
    access: 'manager',
    summary: 'Adds a discount, by code or automatic.',
    payload: z.extend(discountTerms, {
      method: z.enum(discountMethods),
      kind: z.enum(discountKinds.filter((kind) => kind !== 'store_credit')),
    }),
    response: z.object({ discountId: z.uuid(), message }),
  }),

  changeDiscount: call({
    method: 'PUT',
    path: 'discounts/changeDiscount',
    access: 'manager',
    summary: 'Changes the terms of a discount; its method and kind stay. New checkouts get the new terms.',
    payload: z.extend(discountTerms, seen),
    response: z.object({ discount: ownDiscount, message }),
  }),

  duplicateDiscount: call({
    method: 'POST',
    path: 'discounts/duplicateDiscount',
    access: 'manager',
    summary: 'Adds a paused copy of a discount, without its codes.',
    payload: z.object({ discountId: z.uuid() }),
    response: z.object({ discountId: z.uuid(), message }),
  }),

  pauseDiscount: call({
    method: 'PUT',
    path: 'discounts/pauseDiscount',
    access: 'manager',
    summary: 'Pauses a discount or resumes it. Card pages that are open keep it.',
    payload: z.object({ ...seen, isPaused: z.boolean() }),
    response: z.object({ discount: ownDiscount, message }),
  }),

  removeDiscount: call({
    method: 'PUT',
    path: 'discounts/removeDiscount',
    access: 'manager',
    summary: 'Deletes a discount that was never used.',
    payload: z.object(seen),
    response: z.object({ message }),
  }),

  generateCodes: call({
    method: 'POST',
    path: 'discounts/generateCodes',
    access: 'manager',
    summary: 'Generates codes for one use each.',
    payload: z.object({
      discountId: z.uuid(),
      count: z.int().check(z.minimum(1), z.maximum(maxGenerated)),
      /** What the codes begin with. */
      prefix: z._default(line(20), ''),
    }),
    response: z.object({ discount: ownDiscount, message }),
  }),

  exportCodes: call({
    method: 'POST',
    path: 'discounts/exportCodes',
    access: 'manager',
    summary: 'The codes of a discount as CSV, in pages.',
    payload: z.object({ discountId: z.uuid(), after }),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),
}
