import { useShopData } from '#app/shop-data.ts'
import { shopCurrency } from '#contract/currency.ts'

/** What the shop's amounts are called in the language of the page: "US dollars". */
export function useCurrencyName(): string {
  return useShopData()?.currencyName ?? shopCurrency().code
}
