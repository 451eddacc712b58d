import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Sets the security headers of every response; pages replace the policy with one that names their inline scripts. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { origin, hstsSubdomains = true }: { origin: string; hstsSubdomains?: boolean },
): Promise<void> {
  const isSecure = origin.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains },
    xFrameOptions: { action: 'deny' },
  })
}

/**
 * The Content-Security-Policy of a page: our own scripts and inline scripts by hash (`sha256-…`). Forms may submit to an
 * external card page.
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
