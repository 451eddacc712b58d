import type { Settings } from '#contract/settings/settings.ts'

/** The cashback that an order is promised now, in thousandths of a percent; null while the shop promises none. */
export function cashbackRateOf({ promises }: Pick<Settings, 'promises'>): number | null {
  return promises.cashback ? promises.cashbackPercent * 1_000 : null
}
