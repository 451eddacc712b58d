/** The longest code. */
export const maxCodeLength = 40
/** How many codes a cart has at most. */
export const maxCodes = 5

/** A code as it is stored: in capitals, without spaces. */
export function normalCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}

/** Whether a text in that form can be a code. */
export function isCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code)
}
