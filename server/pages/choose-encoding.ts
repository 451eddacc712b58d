import type { Encoding } from './encode-body.ts'

const cache = new Map<string, Encoding>()
const maxCached = 200

/** The smallest encoding that an `Accept-Encoding` header allows; cached, because browsers send few different ones. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '')
  const cached = cache.get(header)
  if (cached) return cached
  const encoding = parse(header)
  if (cache.size < maxCached && header.length < 200) cache.set(header, encoding)
  return encoding
}

function parse(header: string): Encoding {
  const offers = header
    .split(',')
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim())
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : 'identity'
}
