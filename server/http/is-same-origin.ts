import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that may change state comes from our own pages. A request with cookies must declare its origin;
 * clients without cookies authenticate in the payload and may come from anywhere.
 */
export function isSameOrigin(request: FastifyRequest, shopOrigin: string): boolean {
  if (safeMethods.has(request.method)) return true
  const { origin, cookie, host } = request.headers
  const site = request.headers['sec-fetch-site']
  // With a no-referrer policy a form sends the origin `null`, but the browser still sets Sec-Fetch-Site.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) return origin === shopOrigin || isSameHost(origin, host, shopOrigin)
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return cookie === undefined
}

// A shop on a local network is reachable under several host names; a public one only under PUBLIC_ORIGIN.
function isSameHost(origin: string, host: string | undefined, shopOrigin: string): boolean {
  return shopOrigin.startsWith('http:') && URL.canParse(origin) && new URL(origin).host === host
}
