import { randomInt } from 'node:crypto'
import autocannon from 'autocannon'

export interface Measured {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  refused: number
}

interface Wish {
  url: string
  seconds: number
  connections: number
  /** A JSON body makes it a POST. */
  body?: object
}

/** Asks for one address over and over; each request claims a network address of its own. */
export async function measure({ url, seconds, connections, body }: Wish): Promise<Measured> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    requests: [
      {
        setupRequest(request) {
          const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
          return { ...request, headers: { ...request.headers, 'x-forwarded-for': address, 'accept-encoding': 'br' } }
        },
      },
    ],
  })
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    refused: result.non2xx + result.errors,
  }
}
