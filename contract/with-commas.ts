/**
 * Groups digits in threes: "1,234.50". Not `Intl.NumberFormat`, whose first use takes tens of milliseconds while a page
 * hydrates.
 */
export function withCommas(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
