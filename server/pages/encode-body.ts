import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const toBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const toGzip = promisify(gzip)
const fromGzip = promisify(gunzip)

/** A body as it goes out in an encoding. */
export async function encodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body, { level: 6 })
  if (encoding === 'identity') return body
  return toBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** What was encoded, as it was before. */
export async function decodeBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return fromGzip(body)
  return encoding === 'br' ? fromBrotli(body) : body
}
