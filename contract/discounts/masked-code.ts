/** The last four characters of a code: enough to recognize it, not to spend it. */
export function maskedCode(code: string): string {
  return `…${code.slice(-4)}`
}
