import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceMaxAgeMs, sessionMaxAgeMs } from '#modules/sessions/session-token.ts'
import type { CallReply } from '../answer.ts'

export interface CookieNames {
  session: string
  visitor: string
  /** A browser that has logged in before. */
  device: string
  /** Tells scripts that a session exists, without identifying it. */
  marker: string
  isSecure: boolean
}

/** On HTTPS the names have the `__Host-` prefix, so that no sibling domain can set them. */
export function cookieNames(origin: string): CookieNames {
  const isSecure = origin.startsWith('https:')
  const prefix = isSecure ? '__Host-' : ''
  return {
    session: `${prefix}session`,
    visitor: `${prefix}visitor`,
    device: `${prefix}device`,
    marker: `${prefix}signed-in`,
    isSecure,
  }
}

export function readCookies(request: FastifyRequest, names: CookieNames) {
  return {
    cookieToken: request.cookies[names.session] || null,
    visitorToken: readToken('v', request.cookies[names.visitor]),
    deviceToken: readToken('d', request.cookies[names.device]),
  }
}

// Accepts only tokens of our format, so that an attacker cannot choose one.
function readToken(kind: 'v' | 'd', value: string | undefined): string | null {
  return value?.startsWith(`${kind}_`) && /^\w_[\w-]{43}$/.test(value) ? value : null
}

/** Sets or clears the cookies that a reply asks for; tokens are HttpOnly and last one day, that of a known browser longer. */
export function setCookies(reply: FastifyReply, names: CookieNames, result: CallReply): void {
  const options = { httpOnly: true, sameSite: 'lax', secure: names.isSecure, path: '/' } as const
  const maxAge = sessionMaxAgeMs / 1_000
  if (result.sessionToken) {
    reply.setCookie(names.session, result.sessionToken, { ...options, maxAge })
    reply.setCookie(names.marker, '1', { ...options, httpOnly: false, maxAge })
  }
  if (result.visitorToken) reply.setCookie(names.visitor, result.visitorToken, { ...options, maxAge })
  if (result.deviceToken) {
    reply.setCookie(names.device, result.deviceToken, { ...options, maxAge: deviceMaxAgeMs / 1_000 })
  }
  if (result.endsSession) {
    reply.clearCookie(names.session, options)
    // It would open what the former customer ordered to the next user of the browser.
    reply.clearCookie(names.visitor, options)
    reply.clearCookie(names.marker, { ...options, httpOnly: false })
  }
}
