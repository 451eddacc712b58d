import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { invalid, type ShopError, tooLarge, unavailable } from '#contract/errors.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'

const maxBytes = 20 * 1024 * 1024
const maxRedirects = 3

/** Networks that are not the internet. Source: the special-purpose registries of IANA, RFC 6890. */
const reserved = new BlockList()
for (const [network, prefix] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const, ['127.0.0.0', 8] as const],
  ...[['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const, ['192.0.0.0', 24] as const],
  ...[['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const, ['203.0.113.0', 24] as const],
  ...[['224.0.0.0', 3] as const],
]) {
  reserved.addSubnet(network, prefix, 'ipv4')
}
const internet6 = new BlockList()
internet6.addSubnet('2000::', 3, 'ipv6')
// 6to4, Teredo and documentation contain or stand for other addresses.
for (const [network, prefix] of [['2002::', 16] as const, ['2001::', 23] as const, ['2001:db8::', 32] as const]) {
  reserved.addSubnet(network, prefix, 'ipv6')
}

/** Whether an IP address is on the internet, and not in the network of the shop. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4')
  return isIP(address) === 6 && internet6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/**
 * Reads an image on the internet, of at most 20 MB and within 30 seconds. Refuses addresses in the network of the shop,
 * also behind names and redirects. What may be otherwise a minute later is refused with 503.
 */
export async function fetchImage(
  address: string,
  { isAllowed = isPublic, timeoutMs = 30_000 }: { isAllowed?: (ip: string) => boolean; timeoutMs?: number } = {},
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = address
  try {
    for (let at = 0; at <= maxRedirects; at++) {
      const response = await open(url, isAllowed, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await read(response)
      response.destroy()
      if (statusCode < 301 || statusCode > 308 || !headers.location) {
        const isTransient = statusCode === 429 || statusCode >= 500
        throw (isTransient ? unavailable : invalid)(apiImportsMessages.image.status(statusCode))
      }
      url = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : ''
    }
  } catch (error) {
    if (signal.aborted) throw unavailable(apiImportsMessages.image.slow)
    if (isNetworkError(error)) throw refusalOf(error)
    throw error
  }
  throw invalid(apiImportsMessages.image.redirects)
}

function open(address: string, isAllowed: (ip: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw invalid(apiImportsMessages.image.noAddress)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A name is resolved below, an IP address is not.
  if (isIP(host) !== 0 && !isAllowed(host)) throw invalid(apiImportsMessages.image.notPublic)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  request(url, { signal, agent: false, lookup: lookupIf(isAllowed), headers: { accept: 'image/*' } })
    .on('response', resolve)
    .on('error', reject)
    .end()
  return promise
}

/** Connects to what it has checked, so that a name cannot stand for another address the second time. */
const lookupIf =
  (isAllowed: (ip: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return callback(Object.assign(new Error('Not public'), { code: 'ENOTPUBLIC' }), '')
      }
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

async function read(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(apiImportsMessages.image.tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const isNetworkError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

function refusalOf({ code }: NodeJS.ErrnoException): ShopError {
  if (code === 'ENOTPUBLIC') return invalid(apiImportsMessages.image.notPublic)
  if (code === 'ENOTFOUND') return invalid(apiImportsMessages.image.unreachable)
  return unavailable(apiImportsMessages.image.unreachable)
}
