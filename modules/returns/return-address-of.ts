import { sellerName } from '#contract/settings/seller.ts'
import type { Settings } from '#contract/settings/settings.ts'

/** Where buyers send returns to: its own address, or else that of the shop. */
export function returnAddressOf({ shop, returns }: Pick<Settings, 'shop' | 'returns'>): string {
  return returns.returnAddress || `${sellerName(shop)}, ${shop.postalAddress}`
}
