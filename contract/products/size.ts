/** A size as the calls send it: a number if it is a plain number, such as 38.5, and otherwise a text, such as 'XS'. */
export type Size = number | string

/** A size of a product is stored as a text of up to this many characters. */
export const maxSizeLength = 20

// `size_on_wire` of the database follows the same rule.
const plainNumber = /^(?:0|[1-9]\d{0,3})(?:\.\d?[1-9])?$/

/** A stored size as the calls send it. */
export function toSize(text: string): Size {
  return plainNumber.test(text) ? Number(text) : text
}
