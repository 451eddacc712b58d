/** A currency as prices are calculated and written in it. */
export interface Currency {
  /** Its code of ISO 4217, such as `EUR`. */
  code: string
  /** How many decimals its smallest unit has: 2 for cents, 0 for yen, 3 for fils. */
  decimals: number
  /** What stands before an amount in English: `$`, `€`, `CHF` with a space. */
  prefix: string
}

/** Of the specification's prices. Source: spec section 9, "Prices in USD with a $ sign and two decimals". */
const usDollar: Currency = { code: 'USD', decimals: 2, prefix: '$' }

let current = usDollar

/** The currency of every amount in the shop: one process serves one shop, and one page shows one. */
export function shopCurrency(): Currency {
  return current
}

/** Sets it: the server when it reads the settings, the browser from the data of the page. */
export function setShopCurrency(currency: Currency): void {
  current = currency
}
