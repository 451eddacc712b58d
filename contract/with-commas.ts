/**
 * A number's figures in groups of three: "1,234.50". Written out here since the browser's own formatter takes tens of
 * milliseconds when it is first asked, while a page wakes up.
 */
export function withCommas(figures: string): string {
  return figures.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
