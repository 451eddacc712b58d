import type { Input } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'

type Wish = Input<typeof calls.addDiscount>

/** Ten percent off everything with the code SUMMER10, with some terms changed. */
export function discountTerms(wish: Partial<Wish> = {}): Wish {
  return {
    ...{ method: 'code', kind: 'percent', title: 'Summer', code: 'SUMMER10', percent: 10, amount: null },
    ...{ buyQuantity: null, getQuantity: null, freeSpeeds: null, gets: null },
    applies: { scope: 'all', categoryIds: [], collectionIds: [], skus: [] },
    ...{ isFirstOrder: false, minSubtotal: 0, startsAt: null, endsAt: null, maxUses: null, maxUsesPerCustomer: null },
    isCombinable: false,
    ...wish,
  }
}
