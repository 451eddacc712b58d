import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends the product list, or 304 if the client has it. Its first 16 characters are derived from its content (see
 * `encryptProductList`), so they serve as its ETag.
 */
export function sendProductList(request: FastifyRequest, reply: FastifyReply, body: Record<string, unknown>) {
  const tag = `"${String(body.data).slice(0, 16)}"`
  reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate')
  return matchesEtag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.code(200).send(body)
}

/** Whether an `If-None-Match` header contains an ETag, weak or strong. */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}
