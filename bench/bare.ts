import Fastify, { type FastifyRequest } from 'fastify'
import { type RawResponse, requestRaw } from './request-raw.ts'

// The baseline that the shop is compared with: a Fastify server that sends a recorded response of the shop, with the same
// headers and the same bytes, and does nothing else.
const shop = process.env.SHOP_ORIGIN ?? ''
const app = Fastify()
const copies = new Map<string, Promise<RawResponse>>()

app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
)

app.route({
  method: ['GET', 'POST'],
  url: '/*',
  handler: async (request, reply) => {
    const key = `${request.method} ${request.url}`
    const known = copies.get(key) ?? copy(request)
    copies.set(key, known)
    const { status, headers, body } = await known
    for (const [name, value] of headers) reply.header(name, value)
    return reply.code(status).send(body)
  },
})

function copy({ method, url, headers, body }: FastifyRequest): Promise<RawResponse> {
  const type = headers['content-type']
  return requestRaw({
    url: shop + url,
    method,
    headers: {
      'accept-encoding': String(headers['accept-encoding'] ?? ''),
      'x-forwarded-for': '10.255.0.1',
      ...(type && { 'content-type': type }),
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('bare Fastify is ready')
