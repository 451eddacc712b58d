/** "7.25" from thousandths of a percent. */
export function percentOf(rate: number): string {
  return String(rate / 1_000)
}
