import { type IncomingMessage, request } from 'node:http'

/** A response as it came over the wire, still compressed. */
export interface RawResponse {
  status: number
  /** Names and values, without the headers of the connection. */
  headers: [name: string, value: string][]
  body: Buffer
}

export interface RequestOptions {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/** Requests a URL and returns the response byte for byte. */
export async function requestRaw({ url, method = 'GET', headers = {}, body }: RequestOptions): Promise<RawResponse> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { method, headers, agent: false }, resolve).once('error', reject).end(body),
  )
  const parts: Buffer[] = []
  for await (const part of reply) parts.push(part)
  return {
    status: reply.statusCode ?? 0,
    headers: Object.entries(reply.headers).flatMap(([name, value]) =>
      ofConnection.has(name) ? [] : [value ?? ''].flat().map((each): [string, string] => [name, each]),
    ),
    body: Buffer.concat(parts),
  }
}
