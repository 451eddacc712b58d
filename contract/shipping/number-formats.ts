import { ownValue } from '../own-value.ts'

const maxCount = 40
const parts = /([#@*]|[A-Z0-9])(?:\{(\d{1,2})(?:-(\d{1,2}))?\})?/y

const classes: Readonly<Record<string, string>> = { '#': '[0-9]', '@': '[A-Z]', '*': '[A-Z0-9]' }

/**
 * Whether a text describes tracking numbers: formats with commas between them, in which `#` is a digit, `@` a letter, `*`
 * either, `#{9}` nine digits and `#{10-12}` ten to twelve; other letters and digits are themselves.
 */
export function isNumberFormats(typed: string): boolean {
  return formatsIn(typed).every((format) => patternOf(format) !== null)
}

/** Whether a tracking number looks like those of a carrier. Spaces, hyphens and the case of letters do not matter. */
export function matchesFormats(numberFormats: string, trackingNumber: string): boolean {
  const plain = trackingNumber.replace(/[\s-]/g, '').toUpperCase()
  const formats = formatsIn(numberFormats)
  return formats.length === 0 || formats.some((format) => patternOf(format)?.test(plain))
}

interface Formatted {
  name: string
  numberFormats: string
}

/** The first carrier whose numbers look like this one; undefined if there is none. */
export function guessCarrier<C extends Formatted>(carriers: readonly C[], trackingNumber: string): C | undefined {
  return carriers.find(
    ({ numberFormats }) => numberFormats !== '' && matchesFormats(numberFormats, trackingNumber.trim()),
  )
}

function formatsIn(typed: string): string[] {
  return typed.split(',').flatMap((format) => format.trim() || [])
}

/** Made of single characters with bounded counts only, so that no number takes long to check. */
function patternOf(format: string): RegExp | null {
  const plain = format.toUpperCase()
  let pattern = ''
  for (parts.lastIndex = 0; parts.lastIndex < plain.length; ) {
    const found = parts.exec(plain)
    if (!found) return null
    const [, character = '', min, max] = found
    const counts = [min, max].flatMap((count) => (count === undefined ? [] : Number(count)))
    const isPossible =
      counts.every((count) => count > 0 && count <= maxCount) && (counts[0] ?? 0) <= (counts[1] ?? maxCount)
    if (!isPossible) return null
    pattern += `${ownValue(classes, character) ?? character}${counts.length > 0 ? `{${counts.join(',')}}` : ''}`
  }
  return new RegExp(`^${pattern}$`)
}
