import type { FastifyError, FastifyInstance } from 'fastify'
import { ShopError, unavailable } from '#contract/errors.ts'
import { ownValue } from '#contract/own-value.ts'
import type { SecurityEvent } from '#contract/security-log/events.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { Shop } from '#modules/context.ts'
import { TooManyError } from '#modules/limits/too-many-error.ts'
import { isBusy } from '../is-busy.ts'

/** The messages for errors of Fastify. */
const refusals: Record<string, { status: number; code: 'bodyTooLarge' | 'notJson' | 'invalidJson' | 'wrongLength' }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'bodyTooLarge' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'notJson' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'notJson' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'invalidJson' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, code: 'wrongLength' },
}

/** Sends expected errors with their message and unexpected ones with a generic message; logs those with the request id. */
export function handleErrors(app: FastifyInstance, { security }: Pick<Shop, 'security'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    const known = error instanceof ShopError ? error : isBusy(error) ? unavailable() : refusal
    const record = (event: SecurityEvent, status: number) => {
      const call = request.template ?? request.routeOptions.url
      security.record(event, { ...(call && { call }), status, requestId: request.id })
    }
    if (refusal) record('request_refused', refusal.status)
    if (known?.status === 503) reply.header('retry-after', '5')
    if (known instanceof TooManyError) {
      reply.header('retry-after', known.retryAfterSeconds).header('cache-control', 'no-store')
      record('rate_limited', 429)
    }
    if (known) return reply.code(known.status).send({ status: known.status, message: known.message })
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
    if (status < 500) {
      record('request_refused', status)
      return reply.code(status).send({ status, message: apiErrorsMessages.invalidRequest })
    }
    request.log.error({ err: error }, 'Request failed')
    const message = apiErrorsMessages.unexpected(request.id)
    return reply.code(500).send({ status: 500, message })
  })

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send({ status: 404, message: apiErrorsMessages.notFound }),
  )
}

function refusalOf({ code }: FastifyError): ShopError | null {
  const refusal = ownValue(refusals, code)
  return refusal ? new ShopError(refusal.status, apiErrorsMessages[refusal.code]) : null
}
