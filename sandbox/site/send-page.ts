import type { FastifyReply } from 'fastify'

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Sends a page of the sandbox: never kept, never framed, and without a script. */
export function sendPage(reply: FastifyReply, status: number, html: string) {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      // With `no-referrer` a browser would not say where a form comes from, and it would be refused.
      'referrer-policy': 'same-origin',
    })
    .send(html)
}
