import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ownValue } from '#contract/own-value.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { SecurityLog } from '#modules/context.ts'

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

// Browsers open connections ahead that they never use, and leave in the middle of a request.
const harmless = new Set(['ERR_HTTP_REQUEST_TIMEOUT', 'HPE_INVALID_EOF_STATE'])

/** Answers malformed HTTP requests with a JSON error like any other, records them and closes their connections. */
export function refuseMalformed(security: Pick<SecurityLog, 'record'>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = ownValue(statuses, error.code ?? '') ?? 400
    const requestId = randomUUID()
    const { body, headers } = refusalOf(status, requestId)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines]
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroy(error)
    if (!harmless.has(error.code ?? '')) security.record('request_refused', { status, requestId })
  }
}

/** Answers requests with an `Expect` that nobody keeps, which Node would answer without our headers, and records them. */
export function refuseExpectation(security: Pick<SecurityLog, 'record'>) {
  return (_request: IncomingMessage, reply: ServerResponse): void => {
    const requestId = randomUUID()
    const { body, headers } = refusalOf(417, requestId)
    reply.writeHead(417, headers).end(body)
    security.record('request_refused', { status: 417, requestId })
  }
}

/** Whether a request names one host: proxies and the shop could take different ones of two for its own. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count++
  return count === 1 || (count === 0 && httpVersion === '1.0')
}

function refusalOf(status: number, requestId: string) {
  const body = JSON.stringify({ status, message: apiErrorsMessages.invalidRequest })
  const headers = {
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  }
  return { body, headers }
}
