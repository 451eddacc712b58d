import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends the product list, or 304 to whoever has it already. Its first 16 characters are drawn from its content (see
 * `encryptProductList`), so they serve as its tag.
 */
export function sendProductList(request: FastifyRequest, reply: FastifyReply, body: Record<string, unknown>) {
  const tag = `"${String(body.data).slice(0, 16)}"`
  reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate')
  return matchesEtag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.code(200).send(body)
}

/** Whether an `If-None-Match` names a tag, weakly or not. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  const named = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return named.includes(tag) || named.includes('*')
}
