import { randomInt } from 'node:crypto'
import { ShopError } from '#contract/errors.ts'
import { type Api, createApi } from '#contract/index.ts'
import { newToken } from '#modules/sessions/session-token.ts'

/** The calls of the contract over HTTP, as a browser with an address of its own for each call, so that no limit adds up. */
export function apiOverHttp(origin: string, sessionToken: string | null): Api {
  const visitor = newToken('visitor')
  const cookie = `visitor=${visitor}${sessionToken ? `; session=${sessionToken}` : ''}`
  return createApi(async ({ method, path }, payload) => {
    const response = await fetch(`${origin}/gateway`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie, 'x-forwarded-for': newAddress() },
      body: JSON.stringify({ method, path, payload }),
    })
    const body: unknown = await response.json()
    const message = String(Object(body).message)
    if (response.ok) return body
    // The shop may be busy, and says so.
    if (response.status < 500 || response.status === 503) throw new ShopError(response.status, message)
    throw new Error(`${path} answered ${response.status}: ${message}`)
  })
}

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
