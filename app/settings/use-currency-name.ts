import { useRouteLoaderData } from 'react-router'
import { shopCurrency } from '#contract/currency.ts'
import type { loader } from '../root.tsx'

/** What the shop's amounts are called in the language of the page: "US dollars". */
export function useCurrencyName(): string {
  return useRouteLoaderData<typeof loader>('root')?.currencyName ?? shopCurrency().code
}
