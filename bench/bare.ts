import Fastify from 'fastify'

/** The limit beside which the shop is measured: Fastify sending buffers of a given size and doing nothing else. */
const app = Fastify()
const buffers = new Map<number, Buffer>()

app.get('/:bytes', (request, reply) => {
  const { bytes } = request.params as { bytes: string }
  const size = Number(bytes)
  const buffer = buffers.get(size) ?? Buffer.alloc(size, 'page ')
  buffers.set(size, buffer)
  return reply.header('content-type', 'text/html; charset=utf-8').send(buffer)
})
app.post('/:bytes', (request, reply) => {
  const { bytes } = request.params as { bytes: string }
  return reply.send({ url: 'x'.repeat(Number(bytes)) })
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('bare Fastify is ready')
