import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that may change something comes from our own pages. A browser says where it comes from; without a
 * word and with a cookie we don't believe it. Clients without cookies carry their token in the payload and may come from anywhere.
 */
export function isSameOrigin(request: FastifyRequest, shopOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true
  const { origin, cookie, host } = request.headers
  const site = request.headers['sec-fetch-site']
  // A form on a page that keeps its address to itself comes from `null`; the browser still says whose page it was.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) return origin === shopOrigin || isSameHost(origin, host, shopOrigin)
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return cookie === undefined
}

// A shop at home is reached by several names; one in public has its own and no other.
function isSameHost(origin: string, host: string | undefined, shopOrigin: string): boolean {
  return shopOrigin.startsWith('http:') && URL.canParse(origin) && new URL(origin).host === host
}
