import type { LoggerOptions } from 'pino'
import { describeError } from './describe-error.ts'

const secretFields = ['token', 'password', 'confirmPassword', 'authorization', 'cookie', 'email']

/** How the shop logs: JSON lines with request ids, without secrets, without what could name a person. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[kept out]' },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: redactUrl(request.url),
      }),
      err: describeError,
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
}

/** An address as it may be logged: no query, and no token or mail address that stands in its path. */
export function redactUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(/^\/(reset-password|unsubscribe|track-order|confirm-email)\/.+$/, '/$1/…')
}
