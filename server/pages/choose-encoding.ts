import type { Encoding } from './encode-body.ts'

const known = new Map<string, Encoding>()
const mostKnown = 200

/** The smallest encoding that an `Accept-Encoding` allows. Browsers say few different things, so each is read once. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const said = String(accepted ?? '')
  const before = known.get(said)
  if (before) return before
  const encoding = read(said)
  if (known.size < mostKnown && said.length < 200) known.set(said, encoding)
  return encoding
}

function read(said: string): Encoding {
  const offers = said
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim())
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : 'identity'
}
