import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionMaxAgeMs } from '#modules/accounts/session-token.ts'
import type { CallReply } from '../answer.ts'

export interface CookieNames {
  session: string
  visitor: string
  /** Says to the page's own scripts that there is a session, and nothing of whose. */
  marker: string
  isSecure: boolean
}

/** On https the names carry the `__Host-` prefix, so that no neighbour can plant them. */
export function cookieNames(origin: string): CookieNames {
  const isSecure = origin.startsWith('https:')
  const prefix = isSecure ? '__Host-' : ''
  return { session: `${prefix}session`, visitor: `${prefix}visitor`, marker: `${prefix}signed-in`, isSecure }
}

export function readCookies(request: FastifyRequest, names: CookieNames) {
  return {
    cookieToken: request.cookies[names.session] || null,
    visitorToken: readVisitor(request.cookies[names.visitor]),
  }
}

// Only what we could have given out: a cookie planted by somebody else must not become a key.
function readVisitor(value: string | undefined): string | null {
  return value && /^v_[\w-]{43}$/.test(value) ? value : null
}

/** Turns what an answer means for the browser into cookies of one day; no script can read what opens anything. */
export function setCookies(reply: FastifyReply, names: CookieNames, replied: CallReply): void {
  const options = { httpOnly: true, sameSite: 'lax', secure: names.isSecure, path: '/' } as const
  const maxAge = sessionMaxAgeMs / 1_000
  if (replied.sessionToken) {
    reply.setCookie(names.session, replied.sessionToken, { ...options, maxAge })
    reply.setCookie(names.marker, '1', { ...options, httpOnly: false, maxAge })
  }
  if (replied.visitorToken) reply.setCookie(names.visitor, replied.visitorToken, { ...options, maxAge })
  if (replied.endsSession) {
    reply.clearCookie(names.session, options)
    reply.clearCookie(names.marker, { ...options, httpOnly: false })
  }
}
