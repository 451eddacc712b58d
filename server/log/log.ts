import type { LoggerOptions } from 'pino'
import { describeError } from './describe-error.ts'

const secretFields = [
  ...['token', 'password', 'currentPassword', 'confirmPassword', 'recoveryCodes', 'secret'],
  ...['authorization', 'cookie', 'email'],
]
/** The pages whose links have a token, a key or an email address. */
const secretPath =
  /^\/(reset-password|join|confirm-email|undo-email-change|unsubscribe|newsletter\/confirm|track-order|pay)\/.+$/

/** The log format: JSON lines with request ids, without secrets and personal data. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[redacted]' },
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

/** A URL path for the log: without query, tokens and email addresses. */
function redactUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.replace(secretPath, '/$1/…')
}
