import pg from 'pg'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { isLoopback } from '#modules/is-loopback.ts'

/**
 * The address of a database, if it is on this machine or its URL says what its TLS must prove (`sslmode`). Throws, naming the
 * variable, for another machine without: passwords and orders would cross the network in clear text.
 */
export function databaseUrlOf(variable: string, url: string | undefined): string | null {
  if (url === undefined) return null
  if (/[?&](sslmode|ssl)=/.test(url)) return url
  const { host } = new pg.Client({ connectionString: url })
  if (host.startsWith('/') || isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)) return url
  throw new Error(cliStartMessages.databaseWithoutTls(variable, host))
}

/** The address of an email server: on another machine, `smtp:` must change to TLS before it sends, unless it has `ignoreTLS`. */
export function smtpUrlOf(value: string | undefined): string | null {
  if (value === undefined) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol === 'smtps:') return value
  if (url?.protocol !== 'smtp:') throw new Error(cliStartMessages.smtpInvalid)
  const isDecided = ['ignoreTLS', 'requireTLS'].some((name) => url.searchParams.has(name))
  if (isDecided || isLoopback(`http://${url.host}`)) return value
  url.searchParams.set('requireTLS', 'true')
  return url.href
}
