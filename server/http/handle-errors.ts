import type { FastifyError, FastifyInstance } from 'fastify'
import { ShopError, unavailable } from '#contract/errors.ts'
import { isBusy } from '../is-busy.ts'

/** The messages for errors of Fastify. */
const sentences: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'Request body too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'Please send JSON.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'Invalid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'Content-Length does not match the request body.' },
}

/** Sends expected errors with their message and unexpected ones with a generic message; logs those with the request id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof ShopError ? error : isBusy(error) ? unavailable() : sentences[error.code]
    if (known?.status === 503) reply.header('retry-after', '5')
    if (known) return reply.code(known.status).send({ status: known.status, message: known.message })
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status < 500) return reply.code(status).send({ status, message: 'Invalid request.' })
    request.log.error({ err: error }, 'Request failed')
    const message = `Something went wrong on our side. Please try again. (${request.id})`
    return reply.code(500).send({ status: 500, message })
  })

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ status: 404, message: 'Not found.' }),
  )
}
