import type { FastifyInstance } from 'fastify'
import type { Shop } from '#modules/context.ts'
import { describeApi } from './openapi.ts'
import { openapiPage, openapiPagePolicy } from './openapi-page.ts'

/** Serves `/api/openapi.json` and `/api/docs`, generated from the contract. */
export function serveOpenapi(app: FastifyInstance, { origin, settings }: Pick<Shop, 'origin' | 'settings'>): void {
  const description = JSON.stringify(describeApi(origin))

  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(description),
  )
  app.get('/api/docs', async (_request, reply) => {
    const { brand } = await settings.read()
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('content-security-policy', openapiPagePolicy(brand))
      .send(openapiPage(brand))
  })
}
