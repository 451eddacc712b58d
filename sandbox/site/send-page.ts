import type { FastifyReply } from 'fastify'

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Sends a page of the sandbox: not cacheable, not framed, without scripts. */
export function sendPage(reply: FastifyReply, status: number, html: string) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      // With `no-referrer` browsers send no origin with a form, and the request would be refused.
      'referrer-policy': 'same-origin',
    })
    .send(html)
}
