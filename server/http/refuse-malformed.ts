import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers a malformed HTTP request with a JSON error like any other and closes the connection. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statuses[error.code ?? ''] ?? 400
  const body = JSON.stringify({ status, message: apiErrorsMessages.invalidRequest })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
