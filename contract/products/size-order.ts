const number = /^\d{1,5}(?:[.,]\d{1,2})?$/
const letters = /^(\d?)(x*)([sml])$/i
const waistAndLength = /^w? ?(\d{2,3}) ?[/x] ?l? ?(\d{2,3})$/i
const beginsWithNumber = /^\d+(?:\.\d+)?/

/** A size as it is stored: without spaces around it, numbers in one notation, letters in upper case. */
export function normalSize(typed: string): string {
  const text = typed.trim().replace(/\s+/gu, ' ')
  if (number.test(text)) return String(Number(text.replace(',', '.')))
  return letters.test(text) ? text.toUpperCase() : text
}

/** Natural order: numbers, XS to XL, waist and length, and then all others by their names. */
export function compareSizes(one: string, other: string): number {
  const [group, first, second] = placeOf(one)
  const [otherGroup, otherFirst, otherSecond] = placeOf(other)
  return group - otherGroup || first - otherFirst || second - otherSecond || one.localeCompare(other, 'en')
}

function placeOf(size: string): [group: number, first: number, second: number] {
  const letter = letters.exec(size)
  if (letter) return [1, placeOfLetters(letter), 0]
  const legs = waistAndLength.exec(size)
  if (legs) return [2, Number(legs[1]), Number(legs[2])]
  const start = beginsWithNumber.exec(size)
  return start ? [0, Number(start[0]), 0] : [3, 0, 0]
}

// S is -1, M 0 and L 1; each X moves away from M: XXL and 2XL are 3.
function placeOfLetters([, count = '', crosses = '', last = '']: RegExpExecArray): number {
  const steps = count && crosses ? Number(count) : crosses.length
  const side = 's m l'.split(' ').indexOf(last.toLowerCase()) - 1
  return side * (1 + steps)
}

/** Adds sizes to a list: in natural order as long as the list was in it, else at the end. */
export function withSizes(sizes: readonly string[], added: readonly string[]): string[] {
  const isNatural = sizes.every((size, at) => at === 0 || compareSizes(sizes[at - 1] ?? size, size) <= 0)
  const all = [...sizes, ...added.filter((size) => !sizes.some((other) => isSameSize(other, size)))]
  return isNatural ? all.toSorted(compareSizes) : all
}

/** Whether two sizes differ in nothing but case. */
export function isSameSize(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Sizes to add at once, by the name of the list. */
export const sizePresets = {
  letters: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
  shoes: halves(35, 46),
  numbers: steps(32, 46, 2),
  waistAndLength: [28, 30, 32, 34, 36].flatMap((waist) => [30, 32, 34].map((length) => `W${waist}/L${length}`)),
  oneSize: ['One size'],
}
export type SizePreset = keyof typeof sizePresets

function halves(from: number, to: number): string[] {
  return steps(from, to, 0.5)
}

function steps(from: number, to: number, step: number): string[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => String(from + at * step))
}
