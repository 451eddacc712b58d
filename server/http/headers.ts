import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The headers every answer carries. Pages set their own policy, since theirs names the scripts inside them. */
export async function setSecurityHeaders(app: FastifyInstance, origin: string): Promise<void> {
  const isSecure = origin.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  })
}

/**
 * The policy of a page: scripts of our own and those inside the page, by their hashes (`sha256-…`). A form may lead to
 * the card page, where that is not ours.
 */
export function pagePolicy(scriptHashes: readonly string[], origin: string, cardPage: string | null): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${cardPage ?? ''}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
