import type { Call } from '#contract/call.ts'
import type { Api } from '#contract/index.ts'

/** A call that was refused, with the sentence for the shopper; status 0 where the shop could not be reached. */
export class RefusedError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'RefusedError'
    this.status = status
  }
}

async function send(call: Call, payload: unknown, signal?: AbortSignal): Promise<unknown> {
  const isDirect = call.door === 'direct'
  const sent = isDirect ? payload : { method: call.method, path: call.path, payload }
  const reply = await fetch(isDirect ? (call.address ?? `/api/${call.path}`) : '/gateway', {
    method: isDirect ? call.method : 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    ...(signal && { signal }),
  }).catch(() => null)
  const body: unknown = await reply?.json().catch(() => null)
  if (!reply || typeof body !== 'object' || body === null) {
    throw new RefusedError(0, 'We cannot reach the shop right now. Please check your connection and try again.')
  }
  if (!reply.ok) throw new RefusedError(reply.status, sentenceOf(body))
  return body
}

// A sign-up error may be a list; its first item is shown as the quoted param, then msg. Source: spec section 8.
function sentenceOf(body: object): string {
  const message: unknown = 'message' in body ? body.message : null
  if (typeof message === 'string') return message
  const first: unknown = Array.isArray(message) ? message[0] : null
  if (typeof first === 'object' && first !== null && 'param' in first && 'msg' in first)
    return `"${first.param}" ${first.msg}`
  return 'Something went wrong. Please try again.'
}

/** The calls of the shop from the browser, one fetch each. */
export const api = createCalls()

/** The same calls until a signal gives them up; they are refused with status 0 then. */
export function apiUntil(signal: AbortSignal): Api {
  return createCalls(signal)
}

// The contract is heavy with schemas, so it comes with the first call: which calls there are is asked only then.
function createCalls(signal?: AbortSignal): Api {
  const calls = (noun: string | symbol) =>
    new Proxy({}, { get: (_calls, verb) => (payload: unknown) => make(noun, verb, payload, signal) })
  return new Proxy({} as Api, { get: (_nouns, noun) => calls(noun) })
}

async function make(noun: string | symbol, verb: string | symbol, payload: unknown, signal?: AbortSignal) {
  const { contract } = await import('#contract/index.ts')
  const calls = Object.entries<Record<string, Call>>(contract).find(([name]) => name === noun)?.[1]
  const call = Object.entries(calls ?? {}).find(([name]) => name === verb)?.[1]
  if (!call) throw new Error(`The contract names no call ${String(noun)}.${String(verb)}.`)
  return send(call, payload, signal)
}
