import type { Size } from '../products/size.ts'

/** A search as typed, with its prices (in the shop's currency) and sizes taken out of its words. */
export interface ReadSearch {
  words: string
  minPrice?: number
  maxPrice?: number
  sizes?: Size[]
}

const maxSizes = 20
const amount = String.raw`\p{Sc}? ?(\d{1,9}(?:\.\d{1,3})?) ?(?:\p{Sc}|usd|eur|dollars?|euros?|pounds?|yen)?`
const sizeLetters = String.raw`(x{0,4}[sl]|m|\dxl|w?\d{2}/l?\d{2}|one size)`
const sizeNumber = String.raw`(\d{1,3}(?:\.5)?)`

/** What stands between spaces, so that neither SKUs nor words with hyphens are taken for prices. */
function phrase(pattern: string): RegExp {
  return new RegExp(`(?<![^ ,])${pattern}(?![^ ,])`, 'iu')
}

const sizeRange = phrase(`sizes? ${sizeNumber} ?(?:-|–|to) ?${sizeNumber}`)
const oneSize = phrase(`sizes? ${sizeNumber}`)
const namedSize = phrase(`size ${sizeLetters}`)
const priceRanges = [phrase(`(?:from )?${amount} ?(?:-|–|to) ?${amount}`), phrase(`between ${amount} and ${amount}`)]
const highestPrice = phrase(
  `(?:under|below|less than|cheaper than|not over|no more than|at most|up to|max(?:imum)?|<=?) ?${amount}`,
)
const lowestPrice = phrase(
  `(?:over|above|more than|no less than|at least|from|starting at|min(?:imum)?|>=?) ?${amount}`,
)

/**
 * Takes prices and sizes out of a search: `dress under $60` is a search for `dress` up to 60, `60-100` is a range
 * of prices, `size 38` a size. A bare number stays a word.
 */
export function readSearch(said: string): ReadSearch {
  const read: ReadSearch = { words: said.trim().replace(/\s+/gu, ' ') }

  function take(pattern: RegExp, use: (first: number, second: number) => void) {
    const found = pattern.exec(read.words)
    if (!found) return
    use(Number(found[1]), Number(found[2]))
    read.words = read.words.replace(found[0], ' ').trim().replace(/ +/gu, ' ')
  }

  take(sizeRange, (from, to) => {
    read.sizes = sizesBetween(Math.min(from, to), Math.max(from, to))
  })
  const named = namedSize.exec(read.words)
  if (!read.sizes && named?.[1]) {
    read.sizes = [named[1] === 'one size' ? 'One size' : named[1].toUpperCase()]
    read.words = read.words.replace(named[0], ' ').trim().replace(/ +/gu, ' ')
  }
  if (!read.sizes) {
    take(oneSize, (size) => {
      read.sizes = [size]
    })
  }
  for (const range of priceRanges) {
    take(range, (one, other) => {
      read.minPrice = Math.min(one, other)
      read.maxPrice = Math.max(one, other)
    })
  }
  if (read.maxPrice === undefined) {
    take(highestPrice, (price) => {
      read.maxPrice = price
    })
    take(lowestPrice, (price) => {
      read.minPrice = price
    })
  }
  return read
}

function sizesBetween(from: number, to: number): number[] {
  const count = Math.min(Math.floor(to - from) + 1, maxSizes)
  return Array.from({ length: count }, (_, step) => from + step)
}
