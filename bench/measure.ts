import { randomInt } from 'node:crypto'
import autocannon from 'autocannon'

/** One request of many: a path, and a JSON body if it is a call. */
export interface LoadRequest {
  path: string
  body?: object
}

/** What to request: the same each time, or something else each time. */
export type LoadRequests = LoadRequest | (() => LoadRequest)

/** The result of one interval of load. */
export interface Interval {
  seconds: number
  /** How long each response took, in milliseconds. */
  waits: number[]
  /** Responses that were errors, and requests without a response. */
  refused: number
}

/** Sends load to an origin over this many connections for this many seconds. */
export type Load = (origin: string, connections: number, seconds: number) => Promise<Interval>

/** Sends requests in a loop, each visitor from a network address of its own. */
export function createLoad(shots: LoadRequests): Load {
  return async (origin, connections, seconds) => {
    const waits: number[] = []
    const request: autocannon.Request =
      typeof shots === 'function'
        ? { setupRequest: (request) => ({ ...request, ...asRequest(shots()) }) }
        : asRequest(shots)
    const options = { url: origin, connections, duration: seconds, setupClient: ignoreBodies, requests: [request] }
    const { errors, timeouts, non2xx, duration } = await new Promise<autocannon.Result>((resolve, reject) =>
      autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
        'response',
        (_client, _status, _bytes, wait) => waits.push(wait),
      ),
    )
    return { seconds: duration, waits, refused: errors + timeouts + non2xx }
  }
}

function asRequest({ path, body }: LoadRequest): autocannon.Request {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': randomAddress() }
  return body
    ? { path, method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    : { path, method: 'GET', headers }
}

/** A network address, so that the rate limits count each visitor alone. */
export function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

// The client would decode every body as text; with compressed ones that takes more CPU time than what it measures.
function ignoreBodies(client: autocannon.Client): void {
  const queue: unknown = Reflect.get(client, 'pipelinedRequests')
  Object.assign(queue ?? {}, { addBody: () => {} })
}
