import type { FastifyError, FastifyInstance } from 'fastify'
import { ShopError, unavailable } from '#contract/errors.ts'
import { isBusy } from '../is-busy.ts'

/** What the HTTP layer refuses by itself, in sentences. */
const sentences: Record<string, { status: number; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, message: 'This is more than the shop can take at once.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'Please send JSON.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, message: 'This is not JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, message: 'The request does not have the length it claims.' },
}

/** Answers refusals with their sentence and faults with a general one; faults are logged under the request's id. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof ShopError ? error : isBusy(error) ? unavailable() : sentences[error.code]
    if (known?.status === 503) reply.header('retry-after', '5')
    if (known) return reply.code(known.status).send({ status: known.status, message: known.message })
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status < 500) return reply.code(status).send({ status, message: 'This request cannot be read.' })
    request.log.error({ err: error }, 'A request failed.')
    const message = `Something went wrong on our side. Please try again. (${request.id})`
    return reply.code(500).send({ status: 500, message })
  })

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ status: 404, message: 'There is nothing here.' }),
  )
}
