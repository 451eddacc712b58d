import type { Api } from '#contract/index.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { shopTimeOf } from '#contract/shop-time.ts'

/** The date where the shop is, by its clock; for loaders. */
export async function findToday({ settings }: Api): Promise<string> {
  const shown = await settings.shownSettings({})
  return shopDay(shopTimeOf(Date.now(), shown), shown.shop)
}
