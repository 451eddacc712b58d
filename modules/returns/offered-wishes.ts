import type { ReturnWish } from '#contract/returns/return-states.ts'
import type { Settings } from '#contract/settings/settings.ts'

/** What buyers can ask for instead of a refund, as the owner has set it. */
export function offeredWishes({ returns }: Pick<Settings, 'returns'>): ReturnWish[] {
  return [
    'refund',
    ...(returns.offersExchange ? (['exchange'] as const) : []),
    ...(returns.offersCode ? (['code'] as const) : []),
  ]
}
