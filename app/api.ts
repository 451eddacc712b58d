import { callRoutes } from 'virtual:call-routes'
import type { FieldMessage } from '#contract/errors.ts'
import type { Api } from '#contract/index.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { frameMessages } from '#messages/en-US/frame.ts'

/**
 * A refused call, with the sentence for the shopper; status 0 when the server could not be reached. `fields` has a
 * sentence for each field of a form that was refused field by field.
 */
export class RefusedError extends Error {
  readonly status: number
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'RefusedError'
    this.status = status
    this.fields = fields
  }
}

async function send(noun: string, verb: string, payload: unknown, signal?: AbortSignal): Promise<unknown> {
  const { nouns, calls } = callRoutes
  const { method = 'POST', path = `${nouns[noun] ?? noun}/${verb}`, address } = calls[`${noun}/${verb}`] ?? {}
  const reply = await fetch(address ?? '/gateway', {
    method: address ? method : 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLocale() },
    body: JSON.stringify(address ? payload : { method, path, payload }),
    ...(signal && { signal }),
  }).catch(() => null)
  const body: unknown = await reply?.json().catch(() => null)
  if (!reply || typeof body !== 'object' || body === null) {
    throw new RefusedError(0, frameMessages.unreachable)
  }
  if (!reply.ok) throw refusalIn(reply.status, body)
  return body
}

// A sign-up error may be a list; its first item is shown as the quoted param, then msg. Source: spec section 8.
function refusalIn(status: number, body: object): RefusedError {
  const message: unknown = 'message' in body ? body.message : null
  if (typeof message === 'string') return new RefusedError(status, message)
  const fields = (Array.isArray(message) ? message : []).filter(isFieldMessage)
  const [first] = fields
  return new RefusedError(
    status,
    first ? `"${first.param}" ${first.msg}` : frameMessages.tryLater,
    Object.fromEntries(fields.map(({ param, msg }) => [param, msg])),
  )
}

function isFieldMessage(item: unknown): item is FieldMessage {
  return typeof item === 'object' && item !== null && 'param' in item && 'msg' in item
}

/** The shop's calls from the browser, one fetch each. */
export const api = createCalls()

/** The same calls, aborted by a signal; aborted calls are refused with status 0. */
export function abortableApi(signal: AbortSignal): Api {
  return createCalls(signal)
}

// The contract's schemas are heavy and stay out of the browser: calls are addressed by name.
function createCalls(signal?: AbortSignal): Api {
  const calls = (noun: string) =>
    new Proxy({}, { get: (_calls, verb) => (payload: unknown) => send(noun, String(verb), payload, signal) })
  return new Proxy({} as Api, { get: (_nouns, noun) => calls(String(noun)) })
}
