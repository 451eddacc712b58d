import type { FastifyInstance } from 'fastify'
import { describeApi } from './openapi.ts'
import { openapiPage, openapiPagePolicy } from './openapi-page.ts'

/** Serves `/api/openapi.json` and `/api/docs`, generated once from the contract. */
export function serveOpenapi(app: FastifyInstance, origin: string): void {
  const description = JSON.stringify(describeApi(origin))
  const page = openapiPage()

  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(description),
  )
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('content-security-policy', openapiPagePolicy)
      .send(page),
  )
}
